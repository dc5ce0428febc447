import { expect, it } from 'vitest'
import { partOfDay } from './part-of-day.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

it('comes around: after as many days as there are parts everything was in one of them', () => {
  const days = [0, 1, 2, 3].map((day) => partOfDay(letters, 7, 20_000 + day))
  expect(days.every((part) => part.length > 0 && part.length <= 7)).toBe(true)
  expect(days.flat().sort()).toEqual(letters)
  expect(partOfDay(letters, 7, 20_004)).toEqual(days[0])
})

it('is the whole of a short list, every day', () => {
  expect(partOfDay(letters, 40, 20_001)).toEqual(letters)
})
