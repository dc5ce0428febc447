import type { Fault } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { unicodeHost } from '#mocks/contracts/domains/unicode-host.ts'
import type { DnsRecord } from '#ui/dns-records-table/dns-record.ts'

/** What a record is known by. */
type RecordKey = Pick<DnsRecord, 'type' | 'name' | 'value'>

const isSame = (one: RecordKey, other: RecordKey) =>
  one.type === other.type && one.name === other.name && one.value === other.value

/**
 * The records a domain needs, each with what is wrong with it, and below them those that are in the way: one table
 * instead of one for every fault.
 */
export function markRecords(
  needed: readonly DnsRecord[],
  faults: readonly Pick<Fault, 'add' | 'remove'>[],
): DnsRecord[] {
  const rows: DnsRecord[] = needed.map((record) => ({ ...record }))
  for (const { add, remove } of faults) {
    for (const wanted of add) {
      const there = remove.filter(({ name }) => name === wanted.name)
      const mark = {
        status: there.length > 0 ? 'wrong' : 'missing',
        found: there.map(({ type, value }) => (type === wanted.type ? value : `${type} ${value}`)),
      }
      const row = rows.find((each) => isSame(each, wanted))
      if (row) Object.assign(row, mark)
      else rows.push({ ...wanted, ...mark })
    }
    for (const extra of remove) {
      const isSaid = add.some(({ name }) => name === extra.name)
      if (!isSaid && !rows.some((each) => isSame(each, extra))) rows.push({ ...extra, status: 'remove' })
    }
  }
  return rows.map((row) => ({ ...row, shownName: unicodeHost(row.name) }))
}
