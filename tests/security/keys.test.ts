import { expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { canRace } from '../harness/test-stores.ts'

const app = setUpApp()
const owner = setUpOwnerOfAgent(app)

async function newKey(): Promise<string> {
  const made = await owner.client.call(createAgentKey, { params: { region: 'eu', agentId: owner.agentId } })
  expect(made.status).toBe(200)
  return made.body.SECRET_API_KEY
}

async function opens(bearer: string): Promise<boolean> {
  const reply = await app
    .client({ bearer })
    .call(getAgent, { params: { region: 'eu', agentId: owner.agentId } })
  expect([200, 401]).toContain(reply.status)
  return reply.status === 200
}

it('a new key ends the one before at once, even one that was just used', async () => {
  const first = await newKey()
  expect(await opens(first)).toBe(true)
  const second = await newKey()
  expect([await opens(first), await opens(second)]).toEqual([false, true])
})

it.runIf(canRace())('of fifty keys made at once exactly one opens the agent', async () => {
  const keys = await Promise.all(Array.from({ length: 50 }, newKey))
  const working = await Promise.all(keys.map(opens))
  expect(working.filter(Boolean)).toHaveLength(1)
})

it('a key is kept as its hash alone', async () => {
  const key = await newKey()
  const kept = await app.deps.stores.eu
    .collection<{ _id: string; subjectId: string }>('keys')
    .find({})
    .toArray()
  expect(kept.filter(({ subjectId }) => subjectId === owner.agentId)).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(key)
})
