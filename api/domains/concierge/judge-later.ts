import { nameInZone } from '#mocks/contracts/domains/read-host.ts'
import { caaForbids } from './caa.ts'
import { fitOf } from './fits.ts'
import type { Case, Found } from './found.ts'

/** Resolvers that still remember what the domain's servers say no more. */
export function judgeSeen({ sight, wanted }: Case): Found | undefined {
  const ready = sight.servers.some((server) => fitOf(server, wanted, sight) === 'right')
  if (!ready) return undefined
  const old = sight.resolvers.filter((resolver) =>
    ['wrong', 'none', 'partly'].includes(fitOf(resolver, wanted, sight)),
  )
  if (old.length === 0) return undefined
  const times = old.flatMap(({ ttl }) => ttl ?? [])
  const [first] = old
  return {
    code: 'stale_cache',
    at: old.map(({ resolver }) => resolver).join(', '),
    found: first ? (first.chain.length > 0 ? first.chain.slice(0, 1) : first.a) : [],
    seconds: times.length > 0 ? Math.max(...times) : null,
  }
}

/** What keeps the domain from its certificate. */
export function judgeCertificate({ sight, wanted, state, now }: Case): Found[] {
  if (state.live || state.certificate === 'ready') return []
  const found: Found[] = []
  const forbidding = sight.caa && caaForbids(sight.caa, sight.issuers)
  if (sight.caa && forbidding) {
    const [issuer = ''] = sight.issuers
    found.push({
      code: 'caa_forbids',
      at: sight.caa.name,
      found: forbidding.map(({ value }) => value),
      add: [
        { type: 'CAA', name: nameInZone(sight.caa.name, sight.authority.zone), value: `0 issue "${issuer}"` },
      ],
    })
  }
  const seconds = state.retryAt === null ? null : Math.max(0, state.retryAt - now)
  if (state.certificate === 'limited') found.push({ code: 'issuer_limit', seconds })
  if (sight.challenge !== null)
    found.push({
      code: 'challenge_delegated',
      at: sight.challenge,
      remove: [
        {
          type: 'CNAME',
          name: nameInZone(`_acme-challenge.${wanted.host}`, sight.authority.zone),
          value: sight.challenge,
        },
      ],
    })
  if (state.certificate === 'failing') found.push({ code: 'certificate_failing', seconds })
  return found
}
