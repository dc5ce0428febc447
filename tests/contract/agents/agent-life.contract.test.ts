// No race: two lists read side by side.
import { expect, it } from 'vitest'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { listVersions } from '#mocks/contracts/agents/version.contract.ts'
import { listConversations } from '#mocks/contracts/conversations/conversation.contract.ts'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }

const about = (agentId: string) => ({ params: { region: 'eu', agentId } })
const duplicate = (client: Client, sourceId: string, body: object) =>
  client.call(duplicateAgent, { ...about(sourceId), body })
const remove = (client: Client, agentId: string) => client.call(removeAgent, about(agentId))

async function listedIds(world: World): Promise<string[]> {
  const query = { workspaceId: world.workspaceId }
  const listed = await world.owner.call(listAgents, { params: { region: 'eu' }, query })
  return listed.body.items.map(({ ID }) => ID)
}

onBothSides(duplicateAgent.id, (makeWorld) => {
  it('copies the draft and what it knows, published, without its conversations', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    await world.owner.call(saveAgent, { ...about(world.agentId), body: { title: 'Desk', lang: 'fr' } })
    const copied = await duplicate(world.member, world.agentId, { agentId })
    expectAnswer(duplicateAgent, copied, 200)
    expect(copied.body).toMatchObject({
      ID: agentId,
      title: 'Desk copy',
      lang: 'fr',
      ownerID: world.workspaceId,
      rev: 1,
      publishedVersion: 1,
      publishedRev: 1,
    })
    const [source, copy] = await Promise.all(
      [world.agentId, agentId].map(
        async (id) => (await world.owner.call(listKnowledge, about(id))).body.items,
      ),
    )
    expect(source?.length).toBeGreaterThan(0)
    expect(copy?.map(({ name }) => name)).toEqual(source?.map(({ name }) => name))
    expect(await listedIds(world)).toContain(agentId)
  })

  it('makes one copy of the same id pressed twice, under the name that is given', async () => {
    const world = await makeWorld()
    const body = { agentId: world.newAgentId(), title: ' Second desk ' }
    const [one, two] = [
      await duplicate(world.owner, world.agentId, body),
      await duplicate(world.owner, world.agentId, body),
    ]
    expect(one.body.title).toBe('Second desk')
    expect(two.body).toEqual(one.body)
    expect((await listedIds(world)).filter((id) => id === body.agentId)).toHaveLength(1)
  })

  it('needs an id of its own', async () => {
    const world = await makeWorld()
    const reply = await duplicate(world.owner, world.agentId, { agentId: world.agentId })
    expectAnswer(duplicateAgent, reply, 422)
    expect(reply.error.fields).toEqual({ agentId: 'A copy needs an id of its own.' })
  })

  it('is a 404 for a stranger’s agent and under a stranger’s id', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    expectError(duplicateAgent, await duplicate(world.owner, world.strangerAgentId, { agentId }), 404, absent)
    const taken = { agentId: world.strangerAgentId }
    expectError(duplicateAgent, await duplicate(world.owner, world.agentId, taken), 404, absent)
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const body = { agentId: world.newAgentId() }
    expectError(duplicateAgent, await duplicate(world.anonymous(), world.agentId, body), 401, signedOut)
  })
})

onBothSides(removeAgent.id, (makeWorld) => {
  it('leaves nothing of the agent to anybody', async () => {
    const world = await makeWorld()
    const removed = await remove(world.owner, world.agentId)
    expectAnswer(removeAgent, removed, 200)
    expect(removed.body).toEqual({ success: true })
    for (const contract of [getAgent, listKnowledge, listVersions, listConversations]) {
      for (const client of [world.owner, world.member]) {
        expectError(contract, await client.call(contract, about(world.agentId)), 404, absent)
      }
    }
    expect(await listedIds(world)).not.toContain(world.agentId)
    expectError(removeAgent, await remove(world.owner, world.agentId), 404, absent)
  })

  it('ends the id, too', async () => {
    const world = await makeWorld()
    await remove(world.owner, world.agentId)
    const body = { title: 'Again', workspaceId: world.workspaceId }
    const again = await world.owner.call(saveAgent, { ...about(world.agentId), body })
    expectError(saveAgent, again, 404, absent)
  })

  it('is the owner’s alone', async () => {
    const world = await makeWorld()
    expectError(removeAgent, await remove(world.member, world.agentId), 403, forbidden)
    expectError(removeAgent, await remove(world.stranger, world.agentId), 404, absent)
    expectError(removeAgent, await remove(world.anonymous(), world.agentId), 401, signedOut)
    expect((await world.owner.call(getAgent, about(world.agentId))).status).toBe(200)
  })
})
