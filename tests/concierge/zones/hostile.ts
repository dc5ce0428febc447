import type { Place, ZoneCase } from '../lab/zone-case.ts'

const servers: Record<string, Place> = { 'ns1.odd-dns.net': 'liar' }

/** Domains whose servers mean harm, or are broken beyond what a real server serves. */
export const hostileZones: readonly ZoneCase[] = [
  // Every name is another one's alias.
  { host: 'app.endless.org', expected: 'cname_loop', records: [], servers },
  // What comes is no DNS.
  { host: 'app.garbage.org', expected: 'servers_silent', records: [], servers },
  // 4,096 addresses are more than any answer holds; 2,000 are not.
  { host: 'thousands.org', expected: 'servers_silent', records: [], servers },
  { host: 'hundreds.org', expected: 'wrong_target', records: [], servers },
  // A text of 60 kB beside a wrong address.
  { host: 'huge.org', expected: 'wrong_target', records: [], servers },
  { host: 'app.refusing.org', expected: 'servers_lame', records: [], servers },
  { host: 'app.failing.org', expected: 'servers_silent', records: [], servers },
  // Nobody answers, and the registry knows four names for it.
  {
    host: 'app.mute.org',
    expected: 'servers_silent',
    records: [],
    servers: {
      'ns1.mute-dns.net': 'silent',
      'ns2.mute-dns.net': 'silent',
      'ns3.mute-dns.net': 'silent',
      'ns4.mute-dns.net': 'silent',
    },
  },
  // The name server is said to be inside.
  {
    host: 'app.inside-servers.org',
    expected: 'servers_silent',
    records: [],
    servers: { 'ns1.inside-dns.net': 'inside' },
  },
]
