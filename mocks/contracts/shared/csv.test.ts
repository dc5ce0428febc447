import { expect, it } from 'vitest'
import { csvCell, toCsv, unguarded } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\u00a0=1', '\ufeff=1', ' ＝1', '＝1', '＠x'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`)
  },
)

it('keeps commas, quotes and line breaks in their cell, and leaves the rest as it is', () => {
  expect(['a,b', 'say "hi"', 'two\nlines', 'a=b'].map(csvCell)).toEqual([
    '"a,b"',
    '"say ""hi"""',
    '"two\nlines"',
    'a=b',
  ])
})

it.each([
  ['x;=1+1;@SUM(1)', `x;'=1+1;'@SUM(1)`],
  ['x; =1', `x; '=1`],
  ['x\t+1', `x\t'+1`],
  ['\t=1', `'\t'=1`],
  ['two\n=1', `two\n'=1`],
  ['two\r\n-1', `two\r\n'-1`],
  [';;=1', `;;'=1`],
])('lets no spreadsheet that splits at other signs run %j', (text, safe) => {
  expect(csvCell(text)).toBe(`"${safe}"`)
})

it('keeps semicolons and tabs in their cell', () => {
  expect(['a;b', 'a\tb', 'a; b=c'].map(csvCell)).toEqual(['"a;b"', '"a\tb"', '"a; b=c"'])
})

it('reads what it guarded as it was', () => {
  for (const text of ['=1', ' =1', 'x;=1+1;@SUM(1)', 'two\n-1', 'plain', "it's = fine"])
    expect(unguarded(csvCell(text).replace(/^"(.*)"$/s, '$1'))).toBe(text)
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
