import { expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\n=1',
  '  =1',
  '\u00a0=1',
  '\ufeff=1',
  ' ＝1',
  '＝1',
  '＠x',
])('lets no spreadsheet run %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`)
})

it('keeps commas, quotes and line breaks in their cell, and leaves the rest as it is', () => {
  expect(['a,b', 'say "hi"', 'two\nlines', 'a=b'].map(csvCell)).toEqual([
    '"a,b"',
    '"say ""hi"""',
    '"two\nlines"',
    'a=b',
  ])
})

it('writes a table, a row to a line, with numbers below zero as numbers', () => {
  expect(
    toCsv([
      ['Day', 'Conversations'],
      ['Nov 23', -14],
      ['=1', null],
    ]),
  ).toBe(`Day,Conversations\r\nNov 23,-14\r\n"'=1",\r\n`)
})
