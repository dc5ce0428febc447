import { describe, expect, it } from 'vitest'
import { buildLead } from '#mocks/fixtures/leads/lead.fixtures.ts'
import { csvText, guessTargets, leadsCsv, readCsv, toImportRow } from './leads-csv.ts'

describe('leads as a file', () => {
  it.each(['=1+1', '@SUM(A1)', '＝1'])('runs nothing in a spreadsheet: %j', (name) => {
    expect(leadsCsv([buildLead({ name })], [])).toContain(`"'${name}"`)
  })

  it('comes back as it went', async () => {
    const lead = buildLead({
      name: '=Ana, "the" Silva\nJr.',
      phone: '+49 171 2345678',
      email: 'ana@example.com',
      fields: [{ column: 'City', value: 'São Paulo' }],
    })
    const { head, rows } = await readCsv(leadsCsv([lead], ['City']))
    const mapping = guessTargets(head, ['City'])
    expect(rows).toHaveLength(1)
    expect(toImportRow(rows[0]!, mapping)).toMatchObject({
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      stage: 'New',
      fields: lead.fields,
    })
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
