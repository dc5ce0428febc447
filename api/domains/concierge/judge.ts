import { type FaultCode, isFinal } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import type { Case, Found } from './found.ts'
import { judgeDomain } from './judge-domain.ts'
import { judgeCertificate, judgeSeen } from './judge-later.ts'
import { judgeProof } from './judge-proof.ts'
import { judgeRecord } from './judge-record.ts'

/** Everything that is wrong with a host, what comes first first; never empty. */
export function judge(facts: Case): Found[] {
  const { sight, state } = facts
  const ofDomain = judgeDomain(facts)
  if (ofDomain.some(({ code }) => isFinal(code))) return ofDomain
  const told = [...sight.servers, ...sight.resolvers].some(
    ({ outcome }) => outcome === 'answers' || outcome === 'absent',
  )
  if (!told && ofDomain.length === 0) return [{ code: 'not_seen' }]
  const split = ofDomain.some(({ code }) => code === 'servers_disagree')
  const record = split ? undefined : judgeRecord(facts)
  const proof = judgeProof(facts)
  const seen = record || split ? undefined : judgeSeen(facts)
  const found = [...ofDomain, record, proof, seen, ...judgeCertificate(facts)].filter(
    (each) => each !== undefined,
  )
  return found.length > 0 ? found : [{ code: endOf(state) }]
}

/** What is left to say of a host with which nothing is wrong. */
function endOf({ resting, live, certificate }: Case['state']): FaultCode {
  if (resting) return 'resting'
  if (!live) return 'waiting'
  return certificate === 'unseen' ? 'live_unopened' : 'live'
}
