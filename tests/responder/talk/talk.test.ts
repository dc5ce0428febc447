import { afterAll, describe, expect, it } from 'vitest'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { final } from './final.ts'
import { fit } from './fit.ts'
import { measureTalk } from './measure-talk.ts'
import { validate } from './validate.ts'

const encoder = createEncoderClient()
afterAll(() => encoder.close())

// What was measured when the words were written, less a little for what changes in answering.
describe('a question with small talk around it is answered as if asked bare', () => {
  it.each([
    { name: 'fit', set: fit, folders: ['train'], same: 0.95, madeUp: 0.02 },
    { name: 'validate', set: validate, folders: ['validate'], same: 0.8, madeUp: 0.12 },
    { name: 'final', set: final, folders: ['final', 'held-out'], same: 0.7, madeUp: 0.08 },
  ])(
    '$name',
    async ({ name, set, folders, ...least }) => {
      const { misses, ...told } = await measureTalk(set, folders, encoder)
      process.stdout.write(`${name}: ${JSON.stringify(told)}\n`)
      expect(told.same / told.answerable).toBeGreaterThanOrEqual(least.same)
      expect(told.madeUp / told.unknown).toBeLessThanOrEqual(least.madeUp)
      expect(told.talkHeard).toBeGreaterThanOrEqual(told.talk - 1)
      expect(told.topicsSearched).toBeGreaterThanOrEqual(told.topics - 1)
    },
    300_000,
  )
})
