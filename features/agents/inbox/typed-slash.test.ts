import { expect, it } from 'vitest'
import { offeredCanned } from './typed-slash.ts'

const canned = [
  { ID: 'canned-000000001', name: 'hours', text: 'We open at nine.' },
  { ID: 'canned-000000002', name: 'thanks', text: 'Thank you. Our hours are on the page.' },
]

it('offers responses after a slash alone, by name first', () => {
  const names = (text: string) => offeredCanned(text, canned).map(({ name }) => name)
  expect(names('/')).toEqual(['hours', 'thanks'])
  expect(names('/HOU')).toEqual(['hours', 'thanks'])
  expect(names('/than')).toEqual(['thanks'])
  expect(names('/nothing')).toEqual([])
  expect(names('either/or')).toEqual([])
  expect(names('/hours are')).toEqual([])
})
