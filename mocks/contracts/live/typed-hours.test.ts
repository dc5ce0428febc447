import { expect, it } from 'vitest'
import { formatHours, parseHours } from './typed-hours.ts'

it.each(['', 'Mon–Fri 09:00–17:00', 'Mon–Thu 09:00–17:00\nFri 09:00–13:00\nSat 22:00–02:00'])(
  'reads its own lines: %j',
  (text) => {
    const hours = parseHours(text)
    expect(hours && formatHours(hours)).toBe(text)
  },
)

it('takes hyphens, small letters, one-digit hours and blank lines', () => {
  expect(parseHours('\n mon - tue 9:00-17:30 \n')).toEqual([
    { day: 1, from: '09:00', to: '17:30' },
    { day: 2, from: '09:00', to: '17:30' },
  ])
  expect(parseHours('Sat-Mon 10:00-12:00')?.map(({ day }) => day)).toEqual([6, 7, 1])
})

it.each(['Mon', 'Mon 9-17', 'Mon 25:00–26:00', 'Every day 09:00–17:00', 'Mon–Fri 09:00–17:00 x'])(
  'refuses %j',
  (text) => {
    expect(parseHours(text)).toBeNull()
  },
)
