import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './address-policy.ts'
import { GuardedFetchError } from './guarded-fetch-error.ts'

/** One address a name stands for. */
export interface HostAddress {
  address: string
  family: 4 | 6
}

/** Turns a host name into all of its addresses. */
export type Resolver = (hostname: string) => Promise<HostAddress[]>

/** The operating system's resolver, so that hosts files and split DNS are seen as a connection would see them. */
export const systemResolver: Resolver = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }))

/** How addresses are found and judged. */
export interface ResolveOptions {
  /** @default the operating system's */
  resolver?: Resolver
  /** Which addresses may be connected to. @default public unicast only */
  isAllowedAddress?: (address: string) => boolean
}

/**
 * Every address of a URL's host, all of them allowed: one private address among public ones
 * condemns the name, because the connection could end up on either.
 * @param trusted the `host:port` pair is on the allow list: addresses are not judged
 */
export async function resolveHost(
  url: URL,
  trusted: boolean,
  options: ResolveOptions,
): Promise<HostAddress[]> {
  const { resolver = systemResolver, isAllowedAddress = isPublicAddress } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await addressesOf(host, resolver)
  if (addresses.length === 0) throw new GuardedFetchError('dns')
  if (!trusted && !addresses.every(({ address }) => isAllowedAddress(address))) {
    throw new GuardedFetchError('blocked-address')
  }
  return addresses
}

async function addressesOf(host: string, resolver: Resolver): Promise<HostAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family: family === 6 ? 6 : 4 }]
  return resolver(host).catch(() => {
    throw new GuardedFetchError('dns')
  })
}
