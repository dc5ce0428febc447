import { expect, test } from 'vitest'
import { holdsPhrase } from './match-words.ts'

test.each([
  ['We open at 7:30.', '7:30'],
  ['Das CAFÉ öffnet um neun.', 'cafe offnet'],
  ['It costs  € 4,50\nper cup', '€ 4,50 per cup'],
  ['The **terrace** is open', 'terrace is'],
  ['It’s “free”', 'it\'s "free"'],
  ['Mo–Fr', 'mo-fr'],
  ['Die Straße', 'strasse'],
  ['営業時間は九時です', '九時'],
  ['ΑΘΗΝΑ', 'αθήνα'],
  ['Free Wi-Fi!', 'wi-fi'],
  ['It costs 1.250 Euro', '1.250 euro'],
  ['Rooms 12, 250 and 13', '250'],
  ['It costs 250.', '250'],
  ['From 9:30. 12 tables', '12 tables'],
  ['Open 7-9', '9'],
  ['भारत में', 'भारत'],
  ['Ёлка', 'елка'],
  ['Κύριε', 'κυριε'],
])('%j holds %j', (text, phrase) => {
  expect(holdsPhrase(text, phrase)).toBe(true)
})

test.each([
  ['The scatter', 'cat'],
  ['It costs 130 euros', '30'],
  ['Open at 17:30', '7:30'],
  ['anything', ''],
  ['anything', '   '],
  ['', 'a'],
  ['nothing', 'something'],
  ['It costs 1.250 Euro', '250 Euro'],
  ['It costs 1,250', '250'],
  ['It costs 1,250', '1'],
  ["CHF 1'250", '250'],
  ['CHF 1’250', '250'],
  ['Open at 7:30', '30'],
  ['Only 3,50', '3'],
  ['भारत', 'भरत'],
  ['في المدرسة', 'فی'],
  ['कि', 'क'],
])('%j does not hold %j', (text, phrase) => {
  expect(holdsPhrase(text, phrase)).toBe(false)
})

test('a phrase that stands inside a word and once more by itself is found', () => {
  expect(holdsPhrase('The catalogue shows a cat', 'cat')).toBe(true)
})

test('a long text is looked through in a moment', () => {
  const started = performance.now()
  expect(holdsPhrase('ab'.repeat(20_000), 'aba')).toBe(false)
  expect(performance.now() - started).toBeLessThan(500)
})
