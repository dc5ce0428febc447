import { expect, it } from 'vitest'
import { localCounters } from '../http/counters.ts'
import { createModelCalls, type ModelCaller } from './model-calls.ts'

/** Counts how many of these calls are allowed, all at one moment. */
async function allowed(callers: readonly ModelCaller[]): Promise<number> {
  const calls = createModelCalls(localCounters(() => 0))
  let count = 0
  for (const caller of callers) if ((await calls.take(caller)) === null) count += 1
  return count
}

const many = (make: (index: number) => Partial<ModelCaller>): ModelCaller[] =>
  Array.from({ length: 7_000 }, (_, index) => ({
    conversationId: `conversation-${index}`,
    address: `192.0.2.${index}`,
    agentId: `agent-${index}`,
    workspaceId: `workspace-${index}`,
    ...make(index),
  }))

it.each<[string, (index: number) => Partial<ModelCaller>, number]>([
  ['conversation', () => ({ conversationId: 'one' }), 60],
  ['address', () => ({ address: '192.0.2.1' }), 60],
  ['agent', () => ({ agentId: 'one' }), 1_000],
  ['workspace', () => ({ workspaceId: 'one' }), 5_000],
])('one %s alone is capped', async (_, make, cap) => expect(await allowed(many(make))).toBe(cap))

it('who is over a cap of their own takes nothing from their agent', async () => {
  const calls = createModelCalls(localCounters(() => 0))
  const caller = { address: '192.0.2.1', agentId: 'one', workspaceId: 'one' }
  for (let index = 0; index < 5_000; index++)
    await calls.take({ ...caller, conversationId: `conversation-${index}` })
  expect(await calls.take({ ...caller, conversationId: 'another', address: '192.0.2.2' })).toBeNull()
})

it('the caps end with their time', async () => {
  let now = 0
  const calls = createModelCalls(localCounters(() => now))
  const caller = { conversationId: 'one', address: '192.0.2.1', agentId: 'one', workspaceId: 'one' }
  for (let index = 0; index < 60; index++) expect(await calls.take(caller)).toBeNull()
  expect(await calls.take(caller)).toEqual({ of: 'conversationId', calls: 60, seconds: 3600 })
  now = 3_600_001
  expect(await calls.take(caller)).toBeNull()
})

it.each<[string, Partial<ModelCaller>, number]>([
  ['address', { address: '192.0.2.1' }, 2_000],
  ['agent', { agentId: 'one' }, 8_000],
  ['workspace', { workspaceId: 'one' }, 30_000],
])('one %s alone is capped by the day, too', async (_, same, cap) => {
  let now = 0
  const calls = createModelCalls(localCounters(() => now))
  let count = 0
  for (let index = 0; index < 200_000 && now < 86_000_000; index += 1) {
    const id = `one of many ${index % 997}`
    const each = { conversationId: id, address: id, agentId: id, workspaceId: id }
    if ((await calls.take({ ...each, ...same })) === null) count += 1
    else now += 60_001
  }
  expect(count).toBe(cap)
})

it.each<[string, Partial<ModelCaller>, number]>([
  ['address', { address: '192.0.2.1' }, 20],
  ['agent', { agentId: 'one' }, 30],
  ['workspace', { workspaceId: 'one' }, 40],
])('one %s is capped by the day as configured', async (_, same, cap) => {
  const calls = createModelCalls(
    localCounters(() => 0),
    { address: 20, agent: 30, workspace: 40 },
  )
  let count = 0
  for (let index = 0; index < 100; index += 1) {
    const id = `one of many ${index}`
    const each = { conversationId: id, address: id, agentId: id, workspaceId: id }
    if ((await calls.take({ ...each, ...same })) === null) count += 1
  }
  expect(count).toBe(cap)
})
