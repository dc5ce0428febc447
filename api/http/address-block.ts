import { isIPv6 } from 'node:net'

const groups = 8
/** A household or a server gets 64 bits of addresses of its own. */
const groupsOfBlock = 4

/**
 * What counts as one caller's address: an IPv4 address, or the block of IPv6 addresses one caller has. Whoever takes
 * another address out of their own block is not somebody else.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [before = [], after = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const missing = Math.max(0, groups - before.length - after.length)
  const whole = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${whole
    .slice(0, groupsOfBlock)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
