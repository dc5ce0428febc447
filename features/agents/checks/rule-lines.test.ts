import { expect, test } from 'vitest'
import { ruleLines, toPhrases } from './rule-lines.ts'

test('a check says what it asks for, and one without rules that an answer is known', () => {
  const none = { question: 'When?', mustSay: [], mustNotSay: [], mustCall: '' }
  expect(ruleLines(none)).toEqual(['Must know an answer'])
  expect(ruleLines({ ...none, mustSay: ['9:00', 'Sunday'], mustCall: 'find_hours' })).toEqual([
    'Must say “9:00”, “Sunday”',
    'Must call find_hours',
  ])
})

test('phrases are lines, commas and all', () => {
  expect(toPhrases(' € 4,50 \n\n  free of charge')).toEqual(['€ 4,50', 'free of charge'])
  expect(toPhrases('  \n ')).toEqual([])
})
