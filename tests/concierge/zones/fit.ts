import type { ZoneCase } from '../lab/zone-case.ts'

const proof = '{proofName} TXT {proof}'
const right = ['app CNAME {target}', proof]

/** Domains the rules were written with: at least one of each fault. */
export const fitZones: readonly ZoneCase[] = [
  { host: 'app.all-right.com', expected: 'waiting', records: right },
  {
    host: 'app.is-live.com',
    expected: 'live',
    records: right,
    state: { verified: true, live: true, certificate: 'ready' },
  },
  { host: 'apex-right.com', expected: 'waiting', records: ['@ A {address}', proof] },
  { host: 'app.nothing-yet.com', expected: 'record_missing', records: ['www A 203.0.113.20'] },
  { host: 'app.no-such-domain.com', expected: 'domain_absent', records: null },
  {
    host: 'app.lapsed-shop.com',
    expected: 'domain_expired',
    records: ['@ A 203.0.113.20', '* A 203.0.113.20'],
    servers: { 'ns1.pendingrenewaldeletion.com': 'a', 'ns2.pendingrenewaldeletion.com': 'a' },
  },
  {
    host: 'app.silent-servers.com',
    expected: 'servers_silent',
    records: right,
    servers: { 'ns1.gone-dns.net': 'silent', 'ns2.gone-dns.net': 'silent' },
  },
  {
    host: 'app.one-is-lame.com',
    expected: 'servers_lame',
    records: right,
    recordsOnB: null,
    servers: { 'ns1.mixed-dns.net': 'a', 'ns2.mixed-dns.net': 'b' },
  },
  {
    host: 'app.two-minds.com',
    expected: 'servers_disagree',
    records: right,
    recordsOnB: ['www A 203.0.113.20'],
    servers: { 'ns1.two-dns.net': 'a', 'ns2.two-dns.net': 'b' },
  },
  { host: 'app.stray-signature.com', expected: 'dnssec_broken', records: right, dnssec: 'stray' },
  { host: 'app.well-signed.com', expected: 'waiting', records: right, dnssec: 'signed' },
  {
    host: 'app.in-circles.com',
    expected: 'cname_loop',
    records: ['app CNAME b', 'b CNAME c', 'c CNAME b', proof],
  },
  { host: 'rooted.org', expected: 'cname_at_root', records: [], servers: { 'ns1.odd-dns.net': 'liar' } },
  { host: 'app.beside.org', expected: 'beside_cname', records: [], servers: { 'ns1.odd-dns.net': 'liar' } },
  {
    host: 'app.said-twice.com',
    expected: 'record_doubled',
    records: ['app.said-twice.com CNAME {target}', proof],
  },
  { host: 'app.at-the-top.com', expected: 'record_at_apex', records: ['@ A {address}', proof] },
  { host: 'app.inside-only.com', expected: 'private_address', records: ['app A 192.168.1.20', proof] },
  {
    host: 'app.behind-cloud.com',
    expected: 'proxied',
    records: ['app A 104.21.30.4', 'app A 172.67.130.4', proof],
    servers: { 'anna.ns.cloudflare.com': 'a', 'rob.ns.cloudflare.com': 'a' },
  },
  { host: 'flattened.com', expected: 'waiting', records: ['@ A {address}', proof] },
  { host: 'several.co.uk', expected: 'some_wrong', records: ['@ A {address}', '@ A 203.0.113.20', proof] },
  {
    host: 'app.long-target.com',
    expected: 'target_doubled',
    records: ['app CNAME edge.voiceglow-hosts.net', proof],
  },
  {
    host: 'app.web-address.com',
    expected: 'target_mistyped',
    records: ['app CNAME https\\058\\047\\047edge.voiceglow-hosts.net.', proof],
  },
  { host: 'app.starry.com', expected: 'wildcard', records: ['* A 203.0.113.20'] },
  {
    host: 'app.old-host.com',
    expected: 'wrong_target',
    records: ['app CNAME shops.old-builder.net.', proof],
    elsewhere: ['shops.old-builder.net. A 203.0.113.44'],
  },
  {
    host: 'app.dead-end.com',
    expected: 'wrong_target',
    records: ['app CNAME nowhere.old-builder.net.', proof],
  },
  { host: 'six.org', expected: 'ipv6_elsewhere', records: ['@ A {address}', '@ AAAA 2001:db8::20', proof] },
  {
    host: 'app.quotes.com',
    expected: 'proof_quoted',
    records: ['app CNAME {target}', '{proofName} TXT "\\"voiceglow-verification=Qk3vX9aLr2TtYbW8\\""'],
  },
  {
    host: 'app.wrong-name.com',
    expected: 'proof_misplaced',
    records: ['app CNAME {target}', '@ TXT {proof}'],
  },
  {
    host: 'app.proof-twice.com',
    expected: 'proof_misplaced',
    records: ['app CNAME {target}', '_voiceglow.app.proof-twice.com TXT {proof}'],
  },
  {
    host: 'app.two-proofs.com',
    expected: 'proof_several',
    records: [
      'app CNAME {target}',
      '{proofName} TXT "voiceglow-verification=AAAA"',
      '{proofName} TXT "voiceglow-verification=BBBB"',
    ],
  },
  {
    host: 'app.their-proof.com',
    expected: 'proof_foreign',
    records: ['app CNAME {target}', '{proofName} TXT "voiceglow-verification=ZZZZZZZZZZ"'],
  },
  {
    host: 'app.no-proof.com',
    expected: 'proof_missing',
    records: ['app CNAME {target}', '@ TXT "v=spf1 -all"'],
  },
  {
    host: 'app.just-changed.com',
    expected: 'stale_cache',
    before: ['app 300 A 203.0.113.20', proof],
    records: right,
  },
  { host: 'app.just-added.com', expected: 'stale_cache', before: [proof], records: right },
  {
    host: 'app.other-issuer.com',
    expected: 'caa_forbids',
    records: [...right, '@ CAA 0 issue "digicert.com"'],
  },
  {
    host: 'app.our-issuer.com',
    expected: 'waiting',
    records: [...right, '@ CAA 0 issue "digicert.com"', '@ CAA 0 issue "letsencrypt.org"'],
  },
  {
    host: 'app.too-often.com',
    expected: 'issuer_limit',
    records: right,
    state: { verified: true, certificate: 'limited', retryAt: 1_800_007_200 },
  },
  {
    host: 'app.other-acme.com',
    expected: 'challenge_delegated',
    records: [...right, '_acme-challenge.app CNAME x1.acme-dns.net.'],
    state: { verified: true, certificate: 'failing' },
  },
  {
    host: 'app.no-cert.com',
    expected: 'certificate_failing',
    records: right,
    state: { verified: true, certificate: 'failing' },
  },
  { host: 'app.taken.com', expected: 'claimed_elsewhere', records: right, state: { claimedElsewhere: true } },
]
