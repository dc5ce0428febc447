import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createGroupQuestions } from '#api/analytics/group-questions.ts'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { openTestStores } from '../harness/test-stores.ts'

it('groups once for all who ask at the same moment, and within a minute', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-groups-'))
  const { stores, discard } = await openTestStores(dir)
  let now = 1_800_000_000_000
  let runs = 0
  const encoder = {
    encode: async (texts: readonly string[]) => {
      runs += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return texts.map(() => Float32Array.from([1, 0]))
    },
  }
  const { conversations, messages } = createConversationRepository(stores)
  for (const agentId of ['agent-of-groups1', 'agent-of-groups2']) {
    const conversationId = `chat of ${agentId}`
    const said = { conversationId, agentId, role: 'user', text: 'When are you open?', ts: 20_001 * 86_400 }
    await conversations('eu').insertOne({ _id: conversationId, agentId, channel: 'widget' } as never)
    await messages('eu').insertOne({ _id: `${conversationId}:0`, ...said } as never)
  }
  const group = createGroupQuestions({ stores, now: () => now, encoder: encoder as never })
  const range = { first: 20_000, last: 20_010 }
  const ask = () => group('eu', 'agent-of-groups1', range)
  const all = await Promise.all([ask(), ask(), ask()])
  expect(new Set(all).size).toBe(1)
  expect(all[0]?.groups.map(({ question }) => question)).toEqual(['When are you open?'])
  await ask()
  expect(runs).toBe(1)
  await group('eu', 'agent-of-groups2', range)
  expect(runs).toBe(2)
  now += 60_001
  await ask()
  expect(runs).toBe(3)
  await discard()
  rmSync(dir, { recursive: true, force: true })
})
