import type { ZoneCase } from '../lab/zone-case.ts'

const proof = '{proofName} TXT {proof}'
const state = { verified: true }

/** Domains written before the rules were tuned, in words of their own; of their run only totals are read. */
export const validateZones: readonly ZoneCase[] = [
  {
    host: 'portal.harbourdental.co.uk',
    expected: 'record_missing',
    records: ['@ A 203.0.113.50', 'www CNAME @', '@ MX 10 mail', 'mail A 203.0.113.51'],
  },
  { host: 'chat.lindenplumbing.de', expected: 'wrong_target', records: ['chat A 203.0.113.77', proof] },
  {
    host: 'assist.quarrygym.com.au',
    expected: 'record_doubled',
    records: ['assist.quarrygym.com.au CNAME {target}'],
  },
  { host: 'desk.mapleroofing.ca', expected: 'record_at_apex', records: ['@ A {address}'] },
  {
    host: 'help.kitebakery.com',
    expected: 'dnssec_broken',
    records: ['help A 203.0.113.9'],
    dnssec: 'stray',
  },
  {
    host: 'help.oakschool.org',
    expected: 'servers_silent',
    records: ['help CNAME {target}'],
    servers: { 'dns1.oakschool.org': 'silent', 'dns2.oakschool.org': 'silent' },
  },
  {
    host: 'help.fernclinic.net',
    expected: 'servers_lame',
    records: ['help CNAME {target}'],
    recordsOnB: null,
    servers: { 'ns-a.fern-host.net': 'b', 'ns-b.fern-host.net': 'b' },
  },
  {
    host: 'app.brookhotel.com',
    expected: 'servers_disagree',
    records: ['app CNAME {target}', proof],
    recordsOnB: ['app CNAME edge.old.brook-hotels.net.', proof],
    servers: { 'ns1.brook-dns.net': 'a', 'ns2.brook-dns.net': 'b' },
  },
  { host: 'app.meadowlaw.com', expected: 'cname_loop', records: ['app CNAME app2', 'app2 CNAME app', proof] },
  { host: 'app.ridgecars.com', expected: 'private_address', records: ['app A 10.0.0.12', proof] },
  { host: 'app.valleypets.com', expected: 'private_address', records: ['app A 127.0.0.1'] },
  {
    host: 'app.cliffcamp.com',
    expected: 'proxied',
    records: ['app A 188.114.96.3', 'app A 188.114.97.3', 'app AAAA 2606:4700:3030::6815:1', proof],
    servers: { 'dora.ns.cloudflare.com': 'a', 'igor.ns.cloudflare.com': 'a' },
  },
  { host: 'dunefit.nl', expected: 'some_wrong', records: ['@ A 203.0.113.60', '@ A {address}', proof] },
  {
    host: 'app.shoreyoga.com',
    expected: 'target_doubled',
    records: ['app CNAME edge.voiceglow-hosts.net.shoreyoga.com.', proof],
  },
  {
    host: 'app.lakedance.com',
    expected: 'wildcard',
    records: ['* CNAME parked.lake-parking.net.'],
    elsewhere: ['parked.lake-parking.net. A 203.0.113.80'],
  },
  {
    host: 'baytravel.eu',
    expected: 'ipv6_elsewhere',
    records: ['@ A {address}', '@ AAAA 2001:db8:1::5', proof],
  },
  { host: 'app.glenfoods.com', expected: 'proof_missing', records: ['app CNAME {target}'] },
  {
    host: 'app.peakart.com',
    expected: 'proof_quoted',
    records: ['app CNAME {target}', '{proofName} TXT "\'voiceglow-verification=Qk3vX9aLr2TtYbW8\'"'],
  },
  {
    host: 'app.moorcafe.com',
    expected: 'proof_quoted',
    records: ['app CNAME {target}', '{proofName} TXT " voiceglow-verification=Qk3vX9aLr2TtYbW8 "'],
  },
  {
    host: 'app.heathspa.com',
    expected: 'proof_misplaced',
    records: ['app CNAME {target}', '_voiceglow TXT {proof}'],
  },
  {
    host: 'app.dalebooks.com',
    expected: 'proof_foreign',
    records: [
      'app CNAME {target}',
      '{proofName} TXT "voiceglow-verification=oldoldoldold"',
      '@ TXT "google-site-verification=abc"',
    ],
  },
  {
    host: 'app.fjordski.com',
    expected: 'proof_several',
    records: [
      'app CNAME {target}',
      '{proofName} TXT "voiceglow-verification=one"',
      '{proofName} TXT "voiceglow-verification=two"',
      '{proofName} TXT "voiceglow-verification=three"',
    ],
  },
  {
    host: 'app.isletoys.com',
    expected: 'stale_cache',
    before: ['app 600 CNAME shop.isle-builder.net.', proof],
    records: ['app CNAME {target}', proof],
    elsewhere: ['shop.isle-builder.net. A 203.0.113.81'],
  },
  {
    host: 'app.capewine.com',
    expected: 'caa_forbids',
    records: ['app CNAME {target}', proof, '@ CAA 0 issue ";"'],
  },
  {
    host: 'app.tidenails.com',
    expected: 'caa_forbids',
    records: ['app CNAME {target}', proof, '@ CAA 0 issue "letsencrypt.org; validationmethods=dns-01"'],
  },
  {
    host: 'app.reeftaxi.com',
    expected: 'challenge_delegated',
    records: ['app CNAME {target}', proof, '_acme-challenge.app NS ns1.acme-elsewhere.net.'],
    state: { ...state, certificate: 'pending' },
  },
  {
    host: 'app.stoneprint.com',
    expected: 'waiting',
    records: ['app CNAME front', 'front CNAME {target}', proof],
    state,
  },
  {
    host: 'sandsurf.es',
    expected: 'waiting',
    records: ['@ A {address}', proof, '@ CAA 0 issue "letsencrypt.org"'],
    state,
  },
  { host: 'app.woodsign.com', expected: 'domain_absent', records: null },
  { host: 'app.part.creekmusic.com', expected: 'record_missing', records: ['*.app A 203.0.113.1'] },
]
