import type { FaultCode } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import type { FaultFacts, RecordChange } from '#mocks/contracts/domains/concierge/fault-facts.ts'
import { nameInZone } from '#mocks/contracts/domains/read-host.ts'
import type { Sight } from './observe.ts'
import type { HostState, Wanted } from './wanted.ts'

/** A fault that was found, before it has words. */
export interface Found extends Partial<Pick<FaultFacts, 'found' | 'at' | 'seconds'>> {
  code: FaultCode
  add?: RecordChange[]
  remove?: RecordChange[]
}

/** What rules judge by. */
export interface Case {
  sight: Sight
  wanted: Wanted
  state: HostState
  /** Unix seconds. */
  now: number
}

/** The record that is wanted, as a panel takes it. */
export function wantedRecords({
  sight: { authority },
  wanted,
}: Pick<Case, 'sight' | 'wanted'>): RecordChange[] {
  return wanted.record.values.map((value) => ({
    type: wanted.record.type,
    name: nameInZone(wanted.host, authority.zone),
    value,
  }))
}

/** The proof that is wanted, as a panel takes it. */
export function wantedProof({
  sight: { authority },
  wanted,
}: Pick<Case, 'sight' | 'wanted'>): RecordChange[] {
  const { proof } = wanted
  return proof ? [{ type: 'TXT', name: nameInZone(proof.name, authority.zone), value: proof.value }] : []
}
