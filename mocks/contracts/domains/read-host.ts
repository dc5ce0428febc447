import { parse } from 'tldts'
import { isOwnHost } from '../agency/tabs/tab-rules.ts'
import { hostWords, mixesScripts, needsSubdomain } from './host-words.ts'
import { mixedLabel } from './mixed-scripts.ts'

/** A host as it is kept, or what is wrong with what was typed. */
export type ReadHost = { host: string; problem?: undefined } | { host?: undefined; problem: string }

/** What of the product's no agency may have. */
export interface OwnHosts {
  /** Where agencies' subdomains are. */
  rootDomain: string
  /** Hosts that show our own brand. */
  mainHosts: readonly string[]
}

const longest = 253
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Names that would pass for the product's own, or that mail and certificates are run by. */
const reserved =
  /^(?:www\d*|app|api|admin|administrator|root|mail|smtp|imap|pop|mx\d*|ns\d*|ftp|webmail|postmaster|hostmaster|webmaster|autoconfig|autodiscover|cdn|static|assets|files|status|docs|help|support|account|accounts|auth|login\d*|signin|signup|sso|billing|pay|payments|secure|security|abuse|noc|internal|localhost|edge|eu|na|us|embed|widget|console|dashboard|portal|email|clients|dev|test|wpad|mta-sts|demo|blog)$|voiceglow/

/** Small letters, without whitespace and what nobody sees (spec 2 §5). */
function tidied(typed: string): string {
  return typed.replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').toLowerCase()
}

/** The host of a subdomain on the root domain, typed with or without it (spec 2 §5). */
export function readSubdomain(typed: string, { rootDomain, mainHosts }: OwnHosts): ReadHost {
  if (typed.length > 2 * longest) return { problem: hostWords.subdomainShape }
  const text = tidied(typed)
  const name = text.endsWith(`.${rootDomain}`) ? text.slice(0, -rootDomain.length - 1) : text
  if (name === '') return { problem: hostWords.subdomain }
  // One that only looks like letters would pass for another agency's.
  if (!label.test(name) || /^..--/.test(name)) return { problem: hostWords.subdomainShape }
  const host = `${name}.${rootDomain}`
  if (reserved.test(name) || mainHosts.includes(host)) return { problem: hostWords.reserved }
  return { host }
}

/** An agency's own domain, in punycode (spec 2 §5). */
export function readCustomDomain(typed: string, { rootDomain, mainHosts }: OwnHosts): ReadHost {
  // Before anything walks along it.
  if (typed.length > 4 * longest) return { problem: hostWords.long }
  const text = tidied(typed).replace(/[.。]$/u, '')
  if (text === '') return { problem: hostWords.custom }
  if (/[:/\\?#@%[\]]/.test(text)) return { problem: hostWords.alone }
  if (text.includes('_')) return { problem: hostWords.underscore }
  const host = URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : ''
  if (/^[\d.]+$/.test(host) || /^[\d.]+$/.test(text)) return { problem: hostWords.address }
  if (host.length > longest) return { problem: hostWords.long }
  const parts = host.split('.')
  if (parts.length < 2 || !parts.every((part) => label.test(part))) return { problem: hostWords.shape }
  if (isOwnHost(host, [rootDomain, ...mainHosts])) return { problem: hostWords.own }
  if (/\.(?:localhost|local|internal|intranet|lan|home|arpa|onion)$/.test(host))
    return { problem: hostWords.shape }
  if (zoneOf(host) === null) return { problem: hostWords.suffix }
  const mixed = mixedLabel(host)
  if (mixed !== undefined) return { problem: mixesScripts(mixed) }
  return parts.length === 2 ? { problem: needsSubdomain(host) } : { host }
}

/** The domain somebody registered of a host, whose name servers take its records; null for a public suffix. */
export function zoneOf(host: string): string | null {
  return parse(host, { validateHostname: false }).domain
}

/**
 * A record's name as a provider's form takes it: what stands before the zone, '@' for the zone itself, all of it for a
 * name of another zone.
 */
export function nameInZone(name: string, zone: string): string {
  if (name === zone) return '@'
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name
}

/** The same of a name that may be without its zone already. */
export function nameBelow(name: string, zone: string): string {
  return name === zone || name.endsWith(`.${zone}`) ? nameInZone(name, zone) : name
}
