import { expect, it } from 'vitest'
import { createModelCalls, type ModelCaller } from './model-calls.ts'

/** Counts how many of these calls are allowed, all at one moment. */
function allowed(callers: readonly ModelCaller[]): number {
  const calls = createModelCalls(1, () => 0)
  return callers.filter((caller) => calls.take(caller)).length
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
])('one %s alone is capped', (_, make, cap) => expect(allowed(many(make))).toBe(cap))

it('who is over a cap of their own takes nothing from their agent', () => {
  const calls = createModelCalls(1, () => 0)
  const caller = { address: '192.0.2.1', agentId: 'one', workspaceId: 'one' }
  for (let index = 0; index < 5_000; index++)
    calls.take({ ...caller, conversationId: `conversation-${index}` })
  expect(calls.take({ ...caller, conversationId: 'another', address: '192.0.2.2' })).toBe(true)
})

it('the caps end with their time', () => {
  let now = 0
  const calls = createModelCalls(1, () => now)
  const caller = { conversationId: 'one', address: '192.0.2.1', agentId: 'one', workspaceId: 'one' }
  for (let index = 0; index < 60; index++) expect(calls.take(caller)).toBe(true)
  expect(calls.take(caller)).toBe(false)
  now = 3_600_001
  expect(calls.take(caller)).toBe(true)
})
