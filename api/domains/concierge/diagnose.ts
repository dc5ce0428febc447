import { chainOf } from '#mocks/contracts/domains/concierge/chain.ts'
import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import type { FaultFacts, RecordChange } from '#mocks/contracts/domains/concierge/fault-facts.ts'
import { providerOf, shownProvider } from '#mocks/contracts/domains/concierge/providers.ts'
import { wordFault } from '#mocks/contracts/domains/concierge/word-fault.ts'
import { type Found, wantedProof, wantedRecords } from './found.ts'
import { judge } from './judge.ts'
import { createLookUp, type LookUpOptions } from './look-up.ts'
import { observe, type Sight } from './observe.ts'
import type { HostState, Wanted } from './wanted.ts'

/** Milliseconds a diagnosis takes at most, whatever the servers of a domain do. */
export const diagnosisMs = 4_000
/** Of these, what is left for judging. */
const judgingMs = 300

/** Where and how a diagnosis asks. */
export type Reach = Pick<LookUpOptions, 'resolvers' | 'mayAsk'>

/** Looks at a host's DNS and tells what is wrong with it, in words. Never throws for what servers answer. */
export async function diagnose(
  reach: Reach,
  wanted: Wanted,
  state: HostState,
  now: number,
): Promise<Diagnosis> {
  const signal = AbortSignal.timeout(diagnosisMs - judgingMs)
  const sight = await observe(createLookUp({ ...reach, signal }), wanted)
  const claimedElsewhere = state.claimedElsewhere || (!state.verified && (await isRivals(sight, wanted)))
  const found = judge({ sight, wanted, state: { ...state, claimedElsewhere }, now })
  return present(sight, wanted, state, found, now)
}

/** Whether the domain proves another agency's claim, as anybody sees it, and not this one. */
async function isRivals({ servers, resolvers }: Sight, { proof }: Wanted): Promise<boolean> {
  const texts = [...new Set([...servers, ...resolvers].flatMap((each) => each.proof))]
  if (!proof?.isRivals || texts.length === 0 || texts.includes(proof.value)) return false
  return proof.isRivals(texts)
}

function present(sight: Sight, wanted: Wanted, state: HostState, found: Found[], now: number): Diagnosis {
  const { authority, host } = sight
  const servers = authority.servers.map(({ name }) => shown(name))
  const provider = providerOf(servers)
  const facts: FaultFacts = {
    host,
    zone: authority.zone,
    domain: authority.domain,
    provider: provider?.name ?? null,
    wanted: { type: wanted.record.type, value: wanted.record.values[0] ?? '' },
    found: [],
    at: '',
    seconds: null,
  }
  const codes = found.map(({ code }) => code)
  return {
    host,
    checkedAt: now,
    provider: shownProvider(provider),
    servers,
    faults: found.map(({ code, add, remove, found: values = [], at = '', seconds = null }) =>
      wordFault(
        code,
        { ...facts, found: values.map(shown), at: shown(at), seconds },
        { add, remove: remove?.map(shownChange) },
      ),
    ),
    chain: chainOf({
      codes,
      verified: state.verified,
      certified: state.certificate === 'ready',
      live: state.live,
    }),
    records: [...wantedRecords({ sight, wanted }), ...wantedProof({ sight, wanted })],
  }
}

const shownChange = (change: RecordChange): RecordChange => ({
  ...change,
  name: shown(change.name),
  value: shown(change.value),
})

/** What strangers wrote, fit to be read: no control characters, not endless. */
function shown(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\ufffd]/gu, '·')
  return clean.length > 200 ? `${clean.slice(0, 200)}…` : clean
}
