import { parse } from 'tldts'

/** The domain somebody registered that a host belongs to; issuers count certificates by it, and by private suffixes. */
export function registeredDomain(host: string): string {
  return parse(host, { allowPrivateDomains: true }).domain ?? host
}
