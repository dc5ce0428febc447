import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { isFinal, isFine } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import type { DnsRecord } from '#ui/dns-records-table/dns-record.ts'

type Seen = Pick<Diagnosis, 'records' | 'faults' | 'chain'>

/** The records of a look: those nothing is wrong with were found, unless nobody could be asked or the look ended before them. */
export function seenRecords({ records, faults, chain }: Seen): DnsRecord[] {
  const isUnseen = faults.some(
    ({ code, step, add, remove }) =>
      isFinal(code) || (step === 'record' && !isFine(code) && add.length + remove.length === 0),
  )
  // A proof that was there once is not asked for again.
  const isProven = chain.some(({ step, state }) => step === 'verified' && state === 'done')
  return records.map((record) => ({
    ...record,
    ttl: 'Auto',
    status: isUnseen || (isProven && record.type === 'TXT') ? null : 'found',
  }))
}

/** The zone names of records are counted from; undefined where none leads there. */
export function zoneIn({ host, records }: Pick<Diagnosis, 'host' | 'records'>): string | undefined {
  if (records.some(({ name, type }) => name === '@' && type !== 'TXT')) return host
  const { name } = records.find(({ name: each }) => host.startsWith(`${each}.`)) ?? {}
  return name && host.slice(name.length + 1)
}
