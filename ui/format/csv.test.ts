import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes a table, a row to a line', () => {
  expect(
    toCsv([
      ['Day', 'Conversations'],
      ['Nov 23', 14],
      ['Nov 24', null],
    ]),
  ).toBe('Day,Conversations\r\nNov 23,14\r\nNov 24,\r\n')
})

it('keeps commas, quotes and line breaks in their cell', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =HYPERLINK("https://x.example")'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(toCsv([[text]]).startsWith(`"'`)).toBe(true)
  },
)

it('leaves numbers below zero numbers', () => {
  expect(toCsv([[-4]])).toBe('-4\r\n')
})
