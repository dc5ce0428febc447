import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 block IANA hands out as global unicast; everything outside is refused. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Public by number, but not public sites: a cloud host agent and a documentation block. */
const NOT_SITES = [ipaddr.parseCIDR('168.63.129.16/32'), ipaddr.parseCIDR('3fff::/20')]

/**
 * True when an address belongs to a public host. Ranges that embed an IPv4 address (mapped, NAT64,
 * 6to4, Teredo) are refused whole: no public site needs them, and they reach private hosts.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const ip = ipaddr.parse(address)
  if (ip.range() !== 'unicast') return false
  if (NOT_SITES.some(([block, bits]) => block.kind() === ip.kind() && ip.match(block, bits))) return false
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST[0], GLOBAL_UNICAST[1])
}
