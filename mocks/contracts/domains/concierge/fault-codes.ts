/** The steps of a domain, in their order; each needs those before it. */
export const chainSteps = ['record', 'seen', 'verified', 'certificate', 'live'] as const
export type ChainStep = (typeof chainSteps)[number]

/** Everything a look at a domain can end with; `waiting`, `live` and `live_unopened` are no faults. */
export const faultCodes = [
  'claimed_elsewhere',
  'domain_absent',
  'domain_expired',
  'servers_silent',
  'servers_lame',
  'servers_disagree',
  'dnssec_broken',
  'cname_loop',
  'cname_at_root',
  'beside_cname',
  'record_doubled',
  'record_at_apex',
  'record_missing',
  'private_address',
  'proxied',
  'some_wrong',
  'target_doubled',
  'target_mistyped',
  'wildcard',
  'wrong_target',
  'ipv6_elsewhere',
  'proof_quoted',
  'proof_misplaced',
  'proof_several',
  'proof_foreign',
  'proof_missing',
  'stale_cache',
  'caa_forbids',
  'issuer_limit',
  'challenge_delegated',
  'certificate_failing',
  'not_seen',
  'waiting',
  'resting',
  'live',
  'live_unopened',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** Whether everything a person can do is done. */
export function isFine(code: FaultCode): boolean {
  return code === 'waiting' || code === 'live' || code === 'live_unopened'
}

const final: ReadonlySet<FaultCode> = new Set([
  'claimed_elsewhere',
  'domain_absent',
  'domain_expired',
  'servers_silent',
])

/** Whether it ends the look: with a domain that is gone nothing is told of its records. */
export function isFinal(code: FaultCode): boolean {
  return final.has(code)
}
