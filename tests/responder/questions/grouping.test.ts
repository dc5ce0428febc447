import { afterAll, describe, expect, it } from 'vitest'
import { asksSomething } from '#api/analytics/asks-something.ts'
import { groupByMeaning, toldGroup } from '#api/analytics/question-clusters.ts'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { validateCars } from './car-rental-set.ts'
import { fitEnergy } from './energy-set.ts'
import { finalMessages, fitMessages, validateMessages } from './message-sets.ts'
import { scoreGrouping } from './score.ts'
import { fitSet, unseenSet, validateSet } from './sets.ts'
import { finalShared, fitShared, validateShared } from './shared-word-sets.ts'
import { fitSmallTalk, validateSmallTalk } from './small-talk-sets.ts'
import { finalVet } from './vet-set.ts'

const encoder = createEncoderClient()
afterAll(() => encoder.close())

const asPercent = (share: number) => Math.round(share * 100)

/** Least pairs' F1 and precision, in percent: what was measured, less a little. */
const sets = [
  { name: 'fit', set: fitSet, f1: 88, precision: 95 },
  { name: 'validate', set: validateSet, f1: 72, precision: 95 },
  { name: 'unseen', set: unseenSet, f1: 81, precision: 95 },
  { name: 'fit, of shared words', set: fitShared, f1: 56, precision: 66 },
  { name: 'validate, of shared words', set: validateShared, f1: 55, precision: 68 },
  { name: 'final, of shared words', set: finalShared, f1: 63, precision: 80 },
  { name: 'fit, a supplier of energy', set: fitEnergy, f1: 38, precision: 53 },
  { name: 'validate, a rental of cars', set: validateCars, f1: 46, precision: 65 },
  { name: 'final, a veterinary clinic', set: finalVet, f1: 39, precision: 60 },
]

/** The same with statements, greetings, thanks and details among the questions. */
const messageSets = [
  { name: 'fit', set: fitMessages, f1: 77, precision: 95 },
  { name: 'validate', set: validateMessages, f1: 92, precision: 95 },
  { name: 'final', set: finalMessages, f1: 89, precision: 95 },
]

/** How many that ask for nothing may be left among the questions. */
const smallTalkSets = [
  { name: 'fit', set: fitSmallTalk, left: 2 },
  { name: 'validate', set: validateSmallTalk, left: 7 },
]

describe('questions grouped by meaning', () => {
  it.each(sets)('are put together as people would: $name', async ({ name, set, f1, precision }) => {
    const score = await scoreGrouping(set, encoder)
    const told = [score.f1, score.precision, score.recall].map(asPercent).join(' / ')
    const purity = `purity of the ten largest ${asPercent(score.purity)} %`
    process.stdout.write(`questions ${name}: F1 / precision / recall ${told} %, ${purity}\n`)
    expect(asPercent(score.f1)).toBeGreaterThanOrEqual(f1)
    expect(asPercent(score.precision)).toBeGreaterThanOrEqual(precision)
  })

  it.each(messageSets)('are told from what asks for nothing: $name', async ({ name, set, f1, precision }) => {
    const { groups, told } = set
    const score = await scoreGrouping(groups, encoder, { told })
    const words = [score.f1, score.precision, score.recall].map(asPercent).join(' / ')
    const kept = told.filter((text) => asksSomething(text))
    process.stdout.write(
      `messages ${name}: F1 / precision / recall ${words} %, kept ${kept.length} of ${told.length}\n`,
    )
    expect(asPercent(score.f1)).toBeGreaterThanOrEqual(f1)
    expect(asPercent(score.precision)).toBeGreaterThanOrEqual(precision)
    expect(kept).toEqual([])
  })

  it.each(smallTalkSets)('hold no greetings, thanks and check-ins: $name', ({ name, set, left }) => {
    const read = set.nothing.filter((text) => asksSomething(text))
    const kept = set.asks.filter((text) => asksSomething(text))
    const counts = `kept ${read.length} of ${set.nothing.length}, questions ${kept.length} of ${set.asks.length}`
    process.stdout.write(`small talk ${name}: ${counts}\n`)
    expect(read.length).toBeLessThanOrEqual(left)
    expect(kept).toEqual(set.asks)
  })

  it('counts the same words as one question, whatever their case', async () => {
    const texts = ['When are you open?', 'when are you open', 'WHEN ARE YOU OPEN??']
    const asked = texts.map((text, index) => ({ text, known: index > 0 }))
    const groups = await groupByMeaning(asked, encoder)
    expect(groups).toHaveLength(1)
    expect(toldGroup(groups[0]!)).toMatchObject({ count: 3, unknown: 1, examples: [] })
  })

  it('groups nothing of nothing', async () => {
    expect(await groupByMeaning([], encoder)).toEqual([])
  })
})
