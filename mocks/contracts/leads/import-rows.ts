import { validate } from '../shared/validate.ts'
import { checkedRowSchema, type ImportRow } from './import-row.schema.ts'
import type { LeadFields } from './lead.schema.ts'

/** What became of the rows of a file. */
export interface Imported {
  created: number
  /** Rows that met a lead with the same address or number. */
  joined: number
  /** Rows that were not taken, by their place in what was sent, with why. */
  refused: { row: number; message: string }[]
}

/** What bringing rows in is done with. */
interface Importer<Known> {
  /** A lead with the row's address or number. */
  find: (row: Partial<LeadFields>) => Known | undefined | Promise<Known | undefined>
  /** Fills the gaps of one that is known. */
  fill: (known: Known, row: Partial<LeadFields>) => unknown
  /** Keeps a new one. */
  add: (row: Partial<LeadFields>) => unknown
  /** Why a row was refused, by what was thrown; undefined for what refuses no row. */
  reasonOf: (
    error: unknown,
  ) => { fields?: Readonly<Record<string, string>> | undefined; message: string } | undefined
}

/** Brings rows in, one after the other: a later row may be about somebody of an earlier one. One that is wrong refuses itself alone. */
export async function importRows<Known>(
  rows: readonly ImportRow[],
  { find, fill, add, reasonOf }: Importer<Known>,
): Promise<Imported> {
  const done: Imported = { created: 0, joined: 0, refused: [] }
  const refuse = (row: number, fields: Readonly<Record<string, string>> = {}, message = '') =>
    done.refused.push({ row, message: Object.values(fields)[0] ?? message })
  for (const [row, sent] of rows.entries()) {
    const checked = validate(checkedRowSchema, sent)
    if (!checked.ok) {
      refuse(row, checked.fields)
      continue
    }
    const known = await find(checked.value)
    try {
      await (known === undefined ? add(checked.value) : fill(known, checked.value))
      done[known === undefined ? 'created' : 'joined'] += 1
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason) throw error
      refuse(row, reason.fields, reason.message)
    }
  }
  return done
}
