import { afterAll, describe, expect, it } from 'vitest'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { countOutcomes, measureSets, type Outcome } from './measure-sets.ts'

const encoder = createEncoderClient()
afterAll(() => encoder.close())

const set = (name: string) => new URL(`sets/${name}`, import.meta.url).pathname

function told(name: string, list: readonly Outcome[]) {
  const counts = countOutcomes(list)
  const { answerable, unanswerable, right, wrong, madeUp } = counts
  process.stdout.write(
    `${name}: right ${right}/${answerable}, wrong ${wrong}, made up ${madeUp}/${unanswerable}\n`,
  )
  return counts
}

describe('answers without a model', () => {
  it('to sites it was not fitted on are better than chance allows, and few are made up', async () => {
    const outcomes = await measureSets([set('final')], defaultIfKnowsThreshold, encoder)
    const { answerable, unanswerable, right, madeUp } = told('with meanings', outcomes)
    // What was measured when the weights were fitted, less a little for what changes in reading.
    expect(right / answerable).toBeGreaterThan(0.6)
    expect(madeUp / unanswerable).toBeLessThan(0.08)
  }, 300_000)

  it('are found by words alone, too', async () => {
    const outcomes = await measureSets([set('final')], defaultIfKnowsThreshold)
    const { answerable, unanswerable, right, madeUp } = told('words alone', outcomes)
    expect(right / answerable).toBeGreaterThan(0.54)
    expect(madeUp / unanswerable).toBeLessThan(0.08)
  }, 120_000)
})
