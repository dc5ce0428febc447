import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createGroupQuestions } from '#api/analytics/group-questions.ts'
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
  const group = createGroupQuestions({ stores, now: () => now, encoder: encoder as never })
  const range = { first: 20_000, last: 20_010 }
  const ask = () => group('eu', 'agent-of-groups1', range)
  const all = await Promise.all([ask(), ask(), ask()])
  expect(new Set(all).size).toBe(1)
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
