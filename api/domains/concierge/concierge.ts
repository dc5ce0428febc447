import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { isPublicAddress } from '../../net/address-policy.ts'
import { createSlots } from '../../shared/slots.ts'
import { diagnose, type Reach } from './diagnose.ts'
import type { HostState, Wanted } from './wanted.ts'

/** Tells what is wrong with a domain's DNS. */
export interface Concierge {
  /** Looks at a host; four seconds at most once it is its turn. `now` in Unix seconds. */
  diagnose(wanted: Wanted, state: HostState, now: number): Promise<Diagnosis>
}

/** Diagnoses that run at once; each opens tens of sockets. */
const mostAtOnce = 8

/** A concierge that asks these resolvers, and name servers at public addresses alone. */
export function createConcierge({
  resolvers,
  mayAsk = isPublicAddress,
}: Pick<Reach, 'resolvers'> & Partial<Reach>): Concierge {
  const slots = createSlots(mostAtOnce)
  return {
    diagnose: (wanted, state, now) => slots.use(() => diagnose({ resolvers, mayAsk }, wanted, state, now)),
  }
}
