import { expect, it } from 'vitest'
import { isAside } from './aside.ts'

const greeted = { aside: false, known: true, sources: [] }

it.each([
  ['Thanks!', true],
  ['Hi Anna', true],
  ['Hallo, Parkplatz', false],
  ['Danke, Stornierung', false],
  ['When do you open?', false],
])('a reply to %s answers no question: %s', (text, isOne) => {
  expect(isAside({ text }, greeted)).toBe(isOne)
})
