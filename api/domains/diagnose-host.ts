import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { proofName, proofValue } from '#mocks/contracts/domains/host-records.ts'
import { zoneOf } from '#mocks/contracts/domains/read-host.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { HostTrouble } from '../providers/hosting/hosting.ts'
import type { HostState } from './concierge/wanted.ts'
import type { HostDoc } from './host.repository.ts'
import { createHostTrouble } from './host-trouble.ts'
import { createRivalClaims } from './rival-claims.ts'

/** Milliseconds for which a diagnosis counts: many who look at once cost one look (threats 48). */
const keptMs = 5_000
const mostKept = 500
/** Looks that run or wait for their turn; further ones are refused until some have ended. */
const mostPending = 50

/** Diagnoses custom domains, each at most every five seconds. Rejects with 429 where too many wait. */
export function createHostDiagnosis(deps: Pick<Deps, 'concierge' | 'hosting' | 'now' | 'log' | 'stores'>) {
  const { concierge, hosting, now } = deps
  const troubleOf = createHostTrouble(deps)
  const rivals = createRivalClaims(deps)
  const kept = new Map<string, { at: number; diagnosis: Diagnosis }>()
  const pending = new Map<string, Promise<Diagnosis>>()

  async function look(doc: HostDoc, resting: boolean): Promise<Diagnosis> {
    const [trouble, claimedElsewhere] = await Promise.all([
      doc.liveAt === null ? troubleOf(doc._id) : null,
      rivals.holds(doc),
    ])
    const { proof, ...wanted } = wantedOf(doc, hosting.target)
    const isRivals = (texts: readonly string[]) => rivals.proves(doc, texts)
    return concierge.diagnose(
      { ...wanted, issuers: hosting.issuers, proof: { ...proof, isRivals } },
      { ...stateOf(doc, trouble, hosting), resting, claimedElsewhere },
      unixNow(deps),
    )
  }

  return async function diagnoseHost(doc: HostDoc, isShown: boolean): Promise<Diagnosis> {
    // What is known of an earlier claim, or from before it was verified, says nothing of this one.
    const key = [doc._id, doc.token, doc.verifiedAt, doc.liveAt, isShown].join(' ')
    const known = kept.get(key)
    if (known && now() - known.at >= 0 && now() - known.at < keptMs) return known.diagnosis
    const begun = pending.get(key)
    if (begun) return begun
    if (pending.size >= mostPending) throw new HttpError(429)
    const looking = look(doc, !isShown).finally(() => pending.delete(key))
    pending.set(key, looking)
    const diagnosis = await looking
    if (kept.size >= mostKept) kept.clear()
    // From its end on: one that waited long is not old when it comes.
    kept.set(key, { at: now(), diagnosis })
    return diagnosis
  }
}

/** What a host's DNS has to say, by where hosting wants it. */
function wantedOf({ _id: host, token }: HostDoc, target: Deps['hosting']['target']) {
  return {
    host,
    record:
      zoneOf(host) === host
        ? { type: 'A' as const, values: [target.address] }
        : { type: 'CNAME' as const, values: [target.host] },
    proof: { name: proofName(host), value: proofValue(token), prefix: proofValue('') },
  }
}

/** A domain of an agency's own never waits for the room of free trials, which is one of the root domain. */
function kindOf(trouble: HostTrouble | null): HostState['certificate'] | undefined {
  return trouble?.kind === 'trials' ? 'limited' : trouble?.kind
}

function stateOf(
  { verifiedAt, liveAt }: HostDoc,
  trouble: HostTrouble | null,
  { isByProxy }: Pick<Deps['hosting'], 'isByProxy'>,
): Omit<HostState, 'claimedElsewhere' | 'resting'> {
  return {
    verified: verifiedAt !== null,
    live: liveAt !== null,
    certificate:
      liveAt !== null
        ? isByProxy
          ? 'unseen'
          : 'ready'
        : (kindOf(trouble) ?? (verifiedAt === null ? 'unknown' : 'pending')),
    retryAt: trouble?.retryAt ?? null,
  }
}
