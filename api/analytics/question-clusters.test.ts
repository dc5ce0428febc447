import { expect, it } from 'vitest'
import { questionKey } from '#mocks/contracts/analytics/answered-question.ts'
import { toldLanguage } from '../knowledge-index/language/detect-language.ts'
import { asksSomething } from './asks-something.ts'
import { groupByMeaning, toldGroup } from './question-clusters.ts'
import { questionHash } from './question-hash.ts'
import { areOpposite } from './question-opposites.ts'
import { questionWords } from './question-words.ts'

it('puts questions in different scripts together never, however near they seem', async () => {
  const texts = [
    'When are you open?',
    'מתי אתם פתוחים?',
    'What are your hours?',
    'מה השעות שלכם?',
    'متى تفتحون؟',
  ]
  const encoder = {
    encode: async (all: readonly string[]) => all.map(() => Float32Array.of(1, 0)),
    close: async () => {},
  }
  const groups = await groupByMeaning(
    texts.map((text) => ({ text, known: true })),
    encoder,
    -9,
  )
  expect(groups.map((members) => members.map(({ text }) => text).sort())).toEqual([
    ['What are your hours?', 'When are you open?'],
    ['מה השעות שלכם?', 'מתי אתם פתוחים?'],
    ['متى تفتحون؟'],
  ])
})

it.each([
  ['When was that?', false],
  ['Where do they come from?', false],
  ['Where are you?', true],
  ['Is there parking?', true],
  ['How much is it to Oslo?', true],
])('says of %j whether it asks for something by itself: %s', (text, asks) => {
  expect(asksSomething(text)).toBe(asks)
})

it('compares a bounded number of words, whatever visitors write', () => {
  const texts = Array.from({ length: 1_000 }, (_, one) =>
    Array.from({ length: 19 }, (_, word) => `w${one * 19 + word}x`).join(' '),
  )
  const { readings, words } = questionWords(texts)
  expect(words).toHaveLength(2_000)
  expect(Math.max(...readings.flatMap((reading) => reading.words))).toBe(1_999)
  expect(readings).toHaveLength(1_000)
})

it('hears opposites, kinds of answers and languages of short questions', () => {
  const { readings } = questionWords([
    'Can I raise my payment?',
    'lower my payment please',
    'How much time does it take?',
    'What is the price?',
    'Wie lange dauert es?',
    'Wann kommt es an?',
  ])
  expect(areOpposite(readings[0]!.sides, readings[1]!.sides)).toBe(true)
  expect(areOpposite(readings[0]!.sides, readings[0]!.sides)).toBe(false)
  expect(readings.slice(2, 4).map(({ kinds }) => kinds)).toEqual([['duration'], ['money']])
  expect(readings.map(({ language }) => language)).toEqual(['en', 'en', 'en', 'en', 'de', 'de'])
})

it.each([
  ['שלום', 'he'],
  ['מתי אתם פתוחים?', 'he'],
  ['متى تفتحون؟', 'ar'],
  ['ساعت کاری شما چیست؟', 'fa'],
  ['Когда вы открыты?', 'ru'],
  ['Πότε ανοίγετε;', 'el'],
  ['When are you open on Sundays?', 'en'],
  ['ok', ''],
  ['👍', ''],
])('tells the language of %s: %j', (text, language) => {
  expect(toldLanguage(text)).toBe(language)
})

it('keeps of a group the few questions it shows; the others are short hashes', () => {
  const members = Array.from({ length: 200 }, (_, index) => ({
    text: `${index} ${'why '.repeat(74)}`,
    known: true,
    vector: Float32Array.of(1),
  }))
  const { question, examples, hashes, ...counts } = toldGroup(members)
  expect([question, ...examples]).toHaveLength(5)
  expect(new Set(hashes).size).toBe(200)
  expect(hashes.every((hash) => hash.length <= 20)).toBe(true)
  expect(counts).toEqual({ count: 200, unknown: 0, disliked: 0 })
  expect(hashes).toContain(questionHash(questionKey(`  ${members[7]!.text.toUpperCase()}?`)))
})
