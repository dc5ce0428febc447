import ipaddr from 'ipaddr.js'

/** Networks that stand before other people's sites, as their owners publish them. */
const networks: Record<string, string[]> = {
  Cloudflare: [
    '103.21.244.0/22',
    '103.22.200.0/22',
    '103.31.4.0/22',
    '104.16.0.0/13',
    '104.24.0.0/14',
    '108.162.192.0/18',
    '131.0.72.0/22',
    '141.101.64.0/18',
    '162.158.0.0/15',
    '172.64.0.0/13',
    '173.245.48.0/20',
    '188.114.96.0/20',
    '190.93.240.0/20',
    '197.234.240.0/22',
    '198.41.128.0/17',
    '2400:cb00::/32',
    '2606:4700::/32',
    '2803:f800::/32',
    '2405:b500::/32',
    '2405:8100::/32',
    '2a06:98c0::/29',
    '2c0f:f248::/32',
  ],
  Fastly: [
    '151.101.0.0/16',
    '199.232.0.0/16',
    '146.75.0.0/17',
    '167.82.0.0/17',
    '2a04:4e40::/32',
    '2a04:4e42::/32',
  ],
  Imperva: [
    '199.83.128.0/21',
    '198.143.32.0/19',
    '149.126.72.0/21',
    '107.154.0.0/16',
    '45.60.0.0/16',
    '45.223.0.0/16',
  ],
  Sucuri: ['192.88.134.0/23', '185.93.228.0/22', '66.248.200.0/22', '2a02:fe80::/29'],
}

const parsed = Object.entries(networks).map(([name, blocks]) => ({
  name,
  blocks: blocks.map((block) => ipaddr.parseCIDR(block)),
}))

/** Whose proxy an address is of; undefined for none that is known. */
export function proxyAt(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const ip = ipaddr.parse(address)
  return parsed.find(({ blocks }) =>
    blocks.some(([block, bits]) => block.kind() === ip.kind() && ip.match(block, bits)),
  )?.name
}

const unreached = new Set([
  'private',
  'loopback',
  'linkLocal',
  'carrierGradeNat',
  'uniqueLocal',
  'unspecified',
])

/** Whether nobody outside a network reaches an address. */
export function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && unreached.has(ipaddr.parse(address).range())
}
