/** The domain somebody registered that a host belongs to; the issuer counts certificates by it. */
export function registeredDomain(host: string): string {
  return host.split('.').slice(-2).join('.')
}
