import fc from 'fast-check'
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

/** What a reader of CSV makes of a cell. */
const read = (cell: string) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')

/** What spreadsheets and we look at, with some that nobody does. */
const anyText = fc.string({ unit: fc.constantFrom(...`=+-@＝'";,\t\r\n \ufeffa1`), maxLength: 12 })

it.each([
  "'=5",
  "''=5",
  "it's;'=1",
  '\thello',
  "'\thello",
  "' =1",
  " '=1",
  '"\'=1',
  'x;=1+1;@SUM(1)',
  'two\n-1',
  "it's = fine",
])('reads %j as it was', (text) => {
  expect(unguarded(read(csvCell(text)))).toBe(text)
})

it('reads any text as it was, and lets no spreadsheet run it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const safe = read(csvCell(text))
      expect(unguarded(safe)).toBe(text)
      expect(safe.split(/[;\t\r\n]/).filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

// Looking on from each of them over the rest takes far longer than a test may.
it.each(['\n', '\r\n', '\t', ';', '"', "'", ';\n', "\n'"])('is done with any number of %j', (sign) => {
  const text = `a${sign.repeat(100_000)}b`
  expect(unguarded(read(csvCell(text)))).toBe(text)
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
