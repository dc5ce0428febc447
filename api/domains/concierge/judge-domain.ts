import { fitOf } from './fits.ts'
import type { Case, Found } from './found.ts'

/** Where registrars put domains that are not paid for or not confirmed. */
const holds =
  /(^|\.)(pendingrenewaldeletion\.com|renewyourname\.net|expirenotification\.com|failed-whois-verification\.namecheap\.com|verify-contact-details\.namecheap\.com|expired\.[a-z-]+\.[a-z]+|suspended-domain\.[a-z]+)$|^(ns\d*|dns\d*)\.(expired|suspended)/

/** What is wrong with the domain or its servers, whatever its records say. */
export function judgeDomain({ sight, wanted, state }: Case): Found[] {
  if (state.claimedElsewhere) return [{ code: 'claimed_elsewhere' }]
  const { authority, servers, resolvers } = sight
  if (authority.registered === 'no') return [{ code: 'domain_absent' }]
  const held = authority.servers.find(({ name }) => holds.test(name))
  if (held) return [{ code: 'domain_expired', at: held.name }]
  const unsigned = resolvers.filter(({ failsChecked }) => failsChecked)
  if (unsigned.length > 0) {
    return [{ code: 'dnssec_broken', remove: [{ type: 'DS', name: authority.domain, value: '' }] }]
  }
  const answering = servers.filter(({ outcome }) => outcome === 'answers' || outcome === 'absent')
  const lame = servers.filter(({ outcome }) => outcome === 'lame')
  const seen = resolvers.some(({ outcome }) => outcome === 'answers' || outcome === 'absent')
  const names = (of: typeof servers) => of.map(({ server }) => server).join(', ')
  if (answering.length === 0 && !seen && servers.length > 0)
    return lame.length > 0
      ? [{ code: 'servers_lame', at: names(lame) }]
      : [{ code: 'servers_silent', at: names(servers) }]
  const right = answering.filter((server) => fitOf(server, wanted, sight) === 'right')
  if (right.length > 0 && right.length < answering.length) {
    const others = answering.filter((server) => !right.includes(server))
    return [{ code: 'servers_disagree', at: names(others), found: others[0]?.a ?? [] }]
  }
  return lame.length > 0 && answering.length > 0 ? [{ code: 'servers_lame', at: names(lame) }] : []
}
