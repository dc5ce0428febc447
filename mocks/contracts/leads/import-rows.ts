import { validate } from '../shared/validate.ts'
import { type CheckedRow, checkedRowSchema, type ImportRow } from './import-row.schema.ts'
import { leadOfTomorrow } from './lead.refusals.ts'

/** What became of the rows of a file. */
export interface Imported {
  created: number
  /** Rows that met a lead with the same address or number. */
  joined: number
  /** Rows that came in without their owner, who is no member. */
  withoutOwner: number
  /** Rows that were not taken, by their place in what was sent, with why. */
  refused: { row: number; message: string }[]
}

/** What bringing rows in is done with. */
interface Importer<Known> {
  /** A lead with the row's address or number. */
  find: (row: CheckedRow) => Known | undefined | Promise<Known | undefined>
  /** Fills the gaps of one that is known. */
  fill: (known: Known, row: CheckedRow) => unknown
  /** Keeps a new one. */
  add: (row: CheckedRow) => unknown
  /** Addresses of the members, who look after leads. */
  people: readonly string[]
  /** Unix seconds: nobody left details later. */
  now: number
  /** Why a row was refused, by what was thrown; undefined for what refuses no row. */
  reasonOf: (
    error: unknown,
  ) => { fields?: Readonly<Record<string, string>> | undefined; message: string } | undefined
}

/** Brings rows in, one after the other: a later row may be about somebody of an earlier one. One that is wrong refuses itself alone. */
export async function importRows<Known>(
  rows: readonly ImportRow[],
  { find, fill, add, people, now, reasonOf }: Importer<Known>,
): Promise<Imported> {
  const done: Imported = { created: 0, joined: 0, withoutOwner: 0, refused: [] }
  const refuse = (row: number, fields: Readonly<Record<string, string>> = {}, message = '') =>
    done.refused.push({ row, message: Object.values(fields)[0] ?? message })
  for (const [row, sent] of rows.entries()) {
    const checked = validate(checkedRowSchema, sent)
    if (!checked.ok) {
      refuse(row, checked.fields)
      continue
    }
    const { createdAt: at, owner: named = '', ...told } = checked.value
    // Who left looks after nobody, as with chats; their leads come all the same.
    const owner = people.find((email) => email === named.toLowerCase())
    const createdAt = at === undefined ? undefined : Math.floor(Date.parse(at) / 1000)
    if (createdAt !== undefined && createdAt > now) {
      refuse(row, leadOfTomorrow.fields)
      continue
    }
    const lead: CheckedRow = {
      ...told,
      ...(owner && { owner }),
      ...(createdAt !== undefined && { createdAt }),
    }
    const known = await find(lead)
    try {
      await (known === undefined ? add(lead) : fill(known, lead))
      done[known === undefined ? 'created' : 'joined'] += 1
      if (named && !owner) done.withoutOwner += 1
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason) throw error
      refuse(row, reason.fields, reason.message)
    }
  }
  return done
}
