import { isIPv6 } from 'node:net'

const groups = 8
/** A household or a server gets at least 56 bits of network of its own: three groups and half of the fourth. */
const groupsOfBlock = 4

/**
 * What counts as one caller's address: an IPv4 address, or the block of IPv6 addresses one caller has. Whoever takes
 * another address out of their own block is not somebody else.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  // One spelling of each, without dots.
  const spelled = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled)
  if (mapped) {
    const halves = mapped.slice(1).map((half) => Number.parseInt(half, 16))
    return halves.flatMap((half) => [half >> 8, half & 255]).join('.')
  }
  const [before = [], after = []] = spelled.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const missing = Math.max(0, groups - before.length - after.length)
  const whole = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${whole
    .slice(0, groupsOfBlock)
    .map((group, at) =>
      (Number.parseInt(group, 16) & (at === groupsOfBlock - 1 ? 0xff00 : 0xffff)).toString(16),
    )
    .join(':')}::/56`
}
