import { describe, expect, it } from 'vitest'
import { buildLead } from '#mocks/fixtures/leads/lead.fixtures.ts'
import { importBatches } from './import-batches.ts'
import { guessTargets, toImportRow } from './import-targets.ts'
import { leadsCsv } from './leads-csv.ts'
import { momentIn } from './moment-in.ts'
import { csvText, readCsv } from './read-csv.ts'
import { refusedCsv } from './refused-csv.ts'

describe('leads as a file', () => {
  it.each(['=1+1', '@SUM(A1)', '＝1'])('runs nothing in a spreadsheet: %j', (name) => {
    expect(leadsCsv([buildLead({ name })], [])).toContain(`"'${name}"`)
  })

  it('comes back as it went', async () => {
    const lead = buildLead({
      name: '=Ana, "the" Silva\nJr.',
      phone: '+49 171 2345678',
      email: 'ana@example.com',
      owner: 'mia@example.com',
      notes: 'Rang.\n\n-2 guests',
      consent: 'We may call you.',
      fields: [
        { column: 'City', value: 'São Paulo' },
        { column: 'Notes', value: 'Own' },
      ],
    })
    const columns = ['City', 'Notes']
    const { head, rows } = await readCsv(leadsCsv([lead], columns))
    const { name, email, phone, stage, owner, notes, consent, fields } = lead
    const createdAt = new Date(lead.createdAt * 1000).toISOString()
    const whole = { name, email, phone, stage, owner, notes, consent, createdAt, fields }
    expect(rows.map((cells) => toImportRow(cells, guessTargets(head, columns)))).toEqual([whole])
  })

  it('names each row by its line, empty ones among them', async () => {
    const { rows, lines } = await readCsv('Name,Mail\n\n"Ana\nB.",a@b.example\n,\nBo,b@b.example\n')
    expect(rows.map(([name]) => name)).toEqual(['Ana\nB.', 'Bo'])
    expect(lines).toEqual([3, 5])
    expect(await readCsv(' \n')).toEqual({ head: [], rows: [], lines: [] })
  })

  it('makes one name of two columns', () => {
    const mapping = guessTargets(['Last name', 'First name', 'E-Mail', 'Chats'], [])
    expect(mapping).toEqual(['lastName', 'firstName', 'email', ''])
    expect(toImportRow(['Silva', 'Ana', '', '3'], mapping)).toEqual({ name: 'Ana Silva' })
    expect(toImportRow(['Silva', '', '', ''], mapping)).toEqual({ name: 'Silva' })
  })

  it('gives rows back that were not taken, to be mended and sent again', async () => {
    const refused = [{ line: 3, cells: ['=Ana', "'=B"], message: 'No address.' }]
    const csv = refusedCsv(['Name', 'E-Mail', 'City'], refused)
    expect(csv).toContain(`"'=Ana","'=B"`)
    const { head, rows } = await readCsv(csv)
    expect(head).toEqual(['Name', 'E-Mail', 'City', 'Reason'])
    expect(guessTargets(head, ['City'])).toEqual(['name', 'email', 'field:City', ''])
    expect(toImportRow(rows[0]!, ['name', 'email', ''])).toEqual({ name: '=Ana', email: '=B' })
    expect(refusedCsv(head, refused)).toBe(csv)
  })

  it('is sent in pieces no call is too small for', () => {
    const long = { name: 'Ana', notes: 'ñ'.repeat(5000) }
    const sizes = importBatches(Array(250).fill(long)).map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThan(100)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(250)
    expect(importBatches(Array(201).fill({ name: 'Ana' })).map(({ length }) => length)).toEqual([200, 1])
    expect(importBatches([])).toEqual([])
  })

  it.each([
    ['2026-11-28T09:30:05.000Z', new Date(Date.UTC(2026, 10, 28, 9, 30, 5))],
    ['2026-11-28', new Date(2026, 10, 28)],
    ['2026/11/28 09:30', new Date(2026, 10, 28, 9, 30)],
    ['28.11.2026', new Date(2026, 10, 28)],
    ['11/28/2026 9:30', new Date(2026, 10, 28, 9, 30)],
    ['28-11-2026', new Date(2026, 10, 28)],
    ['03/04/2026', null],
    ['31.02.2026', null],
    ['2026-11-28 25:00', null],
    ['yesterday', null],
    ['46354', null],
  ])('tells the moment %s', (text, at) => {
    expect(momentIn(text)).toEqual(at)
  })

  it('is read with semicolons and tabs, too', async () => {
    expect((await readCsv('Name;Mail\nAna;a@b.example\n')).rows).toEqual([['Ana', 'a@b.example']])
    expect((await readCsv('Name\tMail\nAna, B.\ta@b.example')).rows).toEqual([['Ana, B.', 'a@b.example']])
  })

  it('is read as spreadsheets of Windows write it', () => {
    const bytes = (...codes: number[]) => new Uint8Array(codes).buffer
    expect(csvText(bytes(0x4a, 0xf6, 0x72, 0x67))).toBe('Jörg')
    expect(csvText(bytes(0x4a, 0xc3, 0xb6, 0x72, 0x67))).toBe('Jörg')
    expect(csvText(bytes(0xff, 0xfe, 0x4a, 0x00, 0xf6, 0x00))).toBe('Jö')
  })

  it('says in words why it cannot be read', async () => {
    await expect(readCsv('Name,Mail\n"Ana,a@b.example\n')).rejects.toThrow(
      'a quotation mark in it is not closed',
    )
  })

  it('takes each column for one thing', () => {
    expect(guessTargets(['Full name', 'E-Mail', 'Second mail', 'Mobile', 'Shoe size'], [])).toEqual([
      'name',
      'email',
      '',
      'phone',
      '',
    ])
  })
})
