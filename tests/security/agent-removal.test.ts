// Races: agents removed and made at once.
import { expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { builtPages } from '../harness/built-pages.ts'
import { setUpApp, setUpOwner } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import {
  addMember,
  agentKeyClient,
  makeAgent,
  setLimits,
  visitorClient,
} from '../harness/workspace-people.ts'

const app = setUpApp({ built: builtPages })
const owner = setUpOwner(app)

const about = (agentId: string) => ({ params: { region: 'eu', agentId } })
const remove = (agentId: string) => owner.client.call(removeAgent, about(agentId))

it('stops the widget, its visitors and the agent’s key at once', async () => {
  const agentId = await makeAgent(owner)
  const visitor = await visitorClient(app, 'eu', agentId)
  const server = await agentKeyClient(app, owner, agentId)
  const question = { ...about(agentId), body: { text: 'Are you there?' } }
  expect((await visitor.call(sendVisitorMessage, question)).status).toBe(200)
  expect((await server.call(getAgent, about(agentId))).status).toBe(200)
  expect((await remove(agentId)).status).toBe(200)

  // The same moment: nothing remembered for a second or two may answer.
  expect((await app.client().call(getPublicAgent, about(agentId))).status).toBe(404)
  expect((await app.client().call(createVisitorSession, about(agentId))).status).toBe(404)
  expect((await visitor.call(sendVisitorMessage, question)).status).toBe(404)
  expect((await visitor.call(listVisitorMessages, about(agentId))).status).toBe(404)
  expect((await app.client().fetch(`/app/eu/render/${agentId}/iframe`)).status).toBe(404)
  expect((await server.call(getAgent, about(agentId))).status).toBe(401)
})

it('frees the place: as many agents as before, and not one more', async () => {
  const person = await signUp(app)
  await setLimits(app, person, { maxAgents: 2 })
  const [first] = [await makeAgent(person), await makeAgent(person)]
  await person.client.call(removeAgent, about(first))
  const usage = await person.client.call(getWorkspace, {
    params: { region: 'eu', uid: person.workspaceId },
  })
  expect(usage.body.usage.agents).toBe(1)
  await makeAgent(person)
  const body = { workspaceId: person.workspaceId, title: 'One too many' }
  const over = await person.client.call(saveAgent, { ...about(newAgentId()), body })
  expect(over.status).toBe(403)
})

it('twenty removals and creations at once leave the count right', async () => {
  const person = await signUp(app)
  await setLimits(app, person, { maxAgents: 10 })
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1) ids.push(await makeAgent(person))
  await Promise.all([
    ...ids.slice(0, 5).map((id) => person.client.call(removeAgent, about(id))),
    ...Array.from({ length: 5 }, () =>
      person.client.call(saveAgent, {
        ...about(newAgentId()),
        body: { workspaceId: person.workspaceId, title: 'New' },
      }),
    ),
  ])
  const fill = () =>
    person.client.call(saveAgent, {
      ...about(newAgentId()),
      body: { workspaceId: person.workspaceId, title: 'New' },
    })
  let status = 200
  for (let count = 0; count < 12 && status === 200; count += 1) status = (await fill()).status
  expect(status).toBe(403)
  const { agents } = createAgentRepository(app.deps.stores)
  expect(await agents('eu').countDocuments({ ownerID: person.workspaceId })).toBe(10)
})

it('a member may not, whatever they may otherwise do', async () => {
  const member = await signUp(app)
  await addMember(app, owner, member)
  const agentId = await makeAgent(owner)
  expect((await member.client.call(removeAgent, about(agentId))).status).toBe(403)
  expect((await owner.client.call(getAgent, about(agentId))).status).toBe(200)
})
