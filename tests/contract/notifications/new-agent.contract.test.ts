import { expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const params = { region: 'eu' }
const send = (client: Client, agent: unknown) => client.call(sendNewAgent, { params, body: { agent } })

onBothSides(sendNewAgent.id, (makeWorld) => {
  it('takes a whole agent, and the same one again', async () => {
    const world = await makeWorld()
    const agent = await world.owner.call(getAgent, { params: { ...params, agentId: world.agentId } })
    for (let count = 0; count < 2; count += 1) {
      const reply = await send(world.member, agent.body)
      expectAnswer(sendNewAgent, reply, 200)
      expect(reply.body).toEqual({ success: true })
    }
  })

  it('does not know a foreign agent, nor one nobody has', async () => {
    const world = await makeWorld()
    for (const ID of [world.strangerAgentId, world.newAgentId()]) {
      expectError(sendNewAgent, await send(world.owner, { ID }), 404, {
        code: 'not_found',
        message: 'This does not exist, or you have no access to it.',
      })
    }
  })

  it.each([undefined, null, {}, { ID: 'short' }, { ID: ['AAAAAAAAAAAAAAAA'] }, 'AAAAAAAAAAAAAAAA'])(
    'refuses the agent %j',
    async (agent) => {
      const world = await makeWorld()
      expectAnswer(sendNewAgent, await send(world.owner, agent), 422)
    },
  )

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectAnswer(sendNewAgent, await send(world.anonymous(), { ID: world.agentId }), 401)
  })
})
