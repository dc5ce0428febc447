// Races: fifty keys made at once.
import { expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { createAgentKey, getAgentKey, removeAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import {
  createWorkspaceKey,
  getWorkspaceKey,
  removeWorkspaceKey,
} from '#mocks/contracts/workspaces/workspace-key.contract.ts'
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

it('a key that is ended opens nothing any more', async () => {
  const key = await newKey()
  expect(await opens(key)).toBe(true)
  await owner.client.call(removeAgentKey, { params: { region: 'eu', agentId: owner.agentId } })
  expect(await opens(key)).toBe(false)
})

it('the last use of a key is known by the minute, and starts anew with a new key', async () => {
  const lastUsed = async () => {
    const { body } = await owner.client.call(getAgentKey, {
      params: { region: 'eu', agentId: owner.agentId },
    })
    return body.key?.lastUsedAt
  }
  const key = await newKey()
  expect(await lastUsed()).toBeNull()
  await opens(key)
  const first = await lastUsed()
  expect(first).toBe(Math.floor(app.clock.now() / 1000))
  app.clock.advance(30_000)
  await opens(key)
  expect(await lastUsed()).toBe(first)
  app.clock.advance(31_000)
  await opens(key)
  expect(await lastUsed()).toBe(Math.floor(app.clock.now() / 1000))
  await newKey()
  expect(await lastUsed()).toBeNull()
})

it('a workspace secret opens its workspace until it is ended, and makes no keys', async () => {
  const params = { region: 'eu', uid: owner.workspaceId }
  const made = await owner.client.call(createWorkspaceKey, { params })
  const server = app.client({ bearer: made.body.workspaceSecret })
  const agent = { params: { region: 'eu', agentId: owner.agentId } }
  expect((await server.call(getAgent, agent)).status).toBe(200)
  for (const contract of [getWorkspaceKey, createWorkspaceKey, removeWorkspaceKey]) {
    expect((await server.call(contract, { params })).status).toBe(403)
  }
  const told = await owner.client.call(getWorkspaceKey, { params })
  expect(told.body.key).toMatchObject({ lastFour: made.body.workspaceSecret.slice(-4) })
  expect(told.body.key?.lastUsedAt).not.toBeNull()
  await owner.client.call(removeWorkspaceKey, { params })
  expect((await server.call(getAgent, agent)).status).toBe(401)
})
