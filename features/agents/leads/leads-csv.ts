import { fetchPart } from '#features/shared/on-demand/fetch-part.ts'
import type { ImportRow } from '#mocks/contracts/leads/import-row.schema.ts'
import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { csvCell, unguarded } from '#mocks/contracts/shared/csv.ts'
import { sourceWords } from './leads.words.ts'

/** What a column of a file may be taken for; own columns are `field:` and their name. */
export const targets = ['name', 'email', 'phone', 'stage', 'notes'] as const
export type Target = (typeof targets)[number] | `field:${string}` | ''

/** Leads as the text of a CSV file, own columns at the end. */
export function leadsCsv(leads: readonly LeadCard[], columns: readonly string[]): string {
  const head = [
    'Name',
    'Email',
    'Phone',
    'Stage',
    'Owner',
    'Notes',
    'Source',
    'Consent text',
    'Created',
    ...columns,
  ]
  const rows = leads.map((lead) => [
    lead.name,
    lead.email,
    lead.phone,
    lead.stage,
    lead.owner,
    lead.notes,
    sourceWords[lead.source],
    lead.consent,
    new Date(lead.createdAt * 1000).toISOString(),
    ...columns.map((column) => lead.fields.find((field) => field.column === column)?.value ?? ''),
  ])
  // The mark at the start tells spreadsheets which letters these are.
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

const words: readonly [RegExp, Target][] = [
  [/mail/i, 'email'],
  [/phone|tel|mobile|handy|mobil/i, 'phone'],
  [/stage|status|phase/i, 'stage'],
  [/note|comment|remark|notiz/i, 'notes'],
  [/name/i, 'name'],
]

/** What the columns of a file are, by their heads; each target once, '' where nobody can tell. */
export function guessTargets(head: readonly string[], columns: readonly string[]): Target[] {
  const taken = new Set<Target>()
  return head.map((cell) => {
    const own = columns.find((column) => column.toLowerCase() === cell.trim().toLowerCase())
    const target = own
      ? (`field:${own}` as const)
      : (words.find(([pattern, name]) => pattern.test(cell) && !taken.has(name))?.[1] ?? '')
    if (target) taken.add(target)
    return target
  })
}

/** A row of a file as what is sent; what an export marked as text is read as it was. */
export function toImportRow(cells: readonly string[], mapping: readonly Target[]): ImportRow {
  const row: ImportRow = {}
  const fields: { column: string; value: string }[] = []
  for (const [index, target] of mapping.entries()) {
    const value = unguarded((cells[index] ?? '').trim())
    if (target === '' || value === '') continue
    if (target.startsWith('field:')) fields.push({ column: target.slice(6), value })
    else row[target as (typeof targets)[number]] = value
  }
  return fields.length > 0 ? { ...row, fields } : row
}

/** A file of rows, read. */
export interface CsvFile {
  head: string[]
  rows: string[][]
}

/** The text of a file as spreadsheets write them: UTF-8, UTF-16 by its mark, else the letters of Windows. */
export function csvText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a file of commas, semicolons or tabs; throws where it is none. */
export async function readCsv(text: string): Promise<CsvFile> {
  const { parse } = await fetchPart(() => import('csv-parse/browser/esm/sync'))
  const firstLine = text.split(/\r?\n/, 1)[0] ?? ''
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0]
  try {
    const [head = [], ...rows] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as string[][]
    return { head, rows }
  } catch (cause) {
    throw new Error('This file cannot be read: a quotation mark in it is not closed, or is inside a word.', {
      cause,
    })
  }
}
