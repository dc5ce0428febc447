import type { ZoneCase } from '../lab/zone-case.ts'

const proof = '{proofName} TXT {proof}'
const google = '@ TXT "google-site-verification=4hTn2"'
const mail = ['@ MX 1 aspmx', 'aspmx A 203.0.113.90', '@ TXT "v=spf1 include:aspmx.example.net ~all"']

/** Domains broken as hosting companies' help pages and public support threads tell it; run once, when the rules were done. */
export const lastZones: readonly ZoneCase[] = [
  // The name field was filled with the whole domain, at a provider that adds it, for the root.
  {
    host: 'waterhousebakes.com',
    expected: 'record_doubled',
    records: ['waterhousebakes.com A {address}', ...mail],
  },
  // The same for both records of a subdomain.
  {
    host: 'bots.ellisonmotors.com',
    expected: 'record_doubled',
    records: ['bots.ellisonmotors.com CNAME {target}', '_voiceglow.bots.ellisonmotors.com TXT {proof}'],
  },
  // The dot at the end of the target was left out in a panel that takes names as relative.
  {
    host: 'agent.tutorville.eu',
    expected: 'target_doubled',
    records: ['agent CNAME edge.voiceglow-hosts.net', google],
  },
  // The record was made as TXT and not as CNAME.
  {
    host: 'talk.kinnaird.co.uk',
    expected: 'record_missing',
    records: ['talk TXT "edge.voiceglow-hosts.net"', proof],
  },
  // The registrar's parking page was left beside the new address.
  {
    host: 'pilgrimtours.com',
    expected: 'some_wrong',
    records: ['@ A {address}', '@ A 203.0.113.200', '@ A 203.0.113.201', proof],
  },
  // IPv6 of the old host was left.
  {
    host: 'hartfieldvets.com',
    expected: 'ipv6_elsewhere',
    records: ['@ A {address}', '@ AAAA 2001:db8:4::1', '@ AAAA 2001:db8:4::2', proof, ...mail],
  },
  // A new host was given only its IPv6 twin of the old one: the alias is right, its own AAAA cannot be.
  { host: 'crm.northloop.com', expected: 'wrong_target', records: ['crm AAAA 2001:db8:7::9', proof] },
  // The cloud is still orange.
  {
    host: 'chat.zanderlabs.com',
    expected: 'proxied',
    records: ['chat A 172.67.74.12', 'chat A 104.26.8.12', 'chat AAAA 2606:4700:20::681a:80c', proof],
    servers: { 'elsa.ns.cloudflare.com': 'a', 'todd.ns.cloudflare.com': 'a' },
  },
  // Another alias of the same name was kept: an old page builder's.
  {
    host: 'www.tillydance.com',
    expected: 'wrong_target',
    records: ['www CNAME ext-cust.page-builder.net.', '@ A 203.0.113.5'],
    elsewhere: ['ext-cust.page-builder.net. A 203.0.113.61'],
  },
  // DNS was moved to another company and the registry still has the old company's keys.
  {
    host: 'hello.rivaform.com',
    expected: 'dnssec_broken',
    records: ['hello CNAME {target}', proof],
    dnssec: 'stray',
    servers: { 'ns1.digitalocean.com': 'a', 'ns2.digitalocean.com': 'a' },
  },
  // The domain was added at the new company but never its zone.
  {
    host: 'ai.sorrelinn.com',
    expected: 'servers_lame',
    records: ['ai CNAME {target}'],
    recordsOnB: null,
    servers: { 'ns-12.awsdns-01.com': 'b', 'ns-700.awsdns-22.net': 'b' },
  },
  // Only one of two companies' servers has the change.
  {
    host: 'ai.gablefarm.de',
    expected: 'servers_disagree',
    records: ['ai CNAME {target}', proof],
    recordsOnB: ['ai A 203.0.113.71', proof],
    servers: { 'ns1.gable-one.net': 'a', 'ns1.gable-two.net': 'b' },
  },
  // The machines behind the name servers were switched off.
  {
    host: 'ai.oldforge.net',
    expected: 'servers_silent',
    records: ['ai CNAME {target}'],
    servers: { 'ns1.oldforge-machines.net': 'silent' },
  },
  // The certificate of a page host came with CAA records for its own issuer.
  {
    host: 'app.meenalnotes.com',
    expected: 'caa_forbids',
    records: [
      'app CNAME {target}',
      proof,
      '@ CAA 0 issue "sectigo.com"',
      '@ CAA 0 issue "pki.goog"',
      '@ CAA 0 issuewild "letsencrypt.org"',
    ],
  },
  // A critical flag with an issuer that is not ours.
  {
    host: 'app.quillpress.org',
    expected: 'caa_forbids',
    records: [
      'app CNAME {target}',
      proof,
      '@ CAA 128 issue "amazonaws.com"',
      '@ CAA 0 iodef "mailto:it@quillpress.org"',
    ],
  },
  // The TXT value was pasted with its quotes, curly ones, from a mail.
  {
    host: 'app.bramblefit.com',
    expected: 'proof_quoted',
    records: [
      'app CNAME {target}',
      '{proofName} TXT "\\226\\128\\156voiceglow-verification=Qk3vX9aLr2TtYbW8\\226\\128\\157"',
    ],
  },
  // The TXT record was put at the root as other services want it.
  {
    host: 'app.cedarsmile.com',
    expected: 'proof_misplaced',
    records: ['app CNAME {target}', '@ TXT {proof}', google, ...mail],
  },
  // Its value was put as an A record cannot be, so it went into a CNAME: nothing is there as TXT.
  {
    host: 'app.lumenspa.com',
    expected: 'proof_missing',
    records: ['app CNAME {target}', '{proofName} CNAME {target}', google],
  },
  // The account before had its own proof there.
  {
    host: 'app.fosterlegal.ca',
    expected: 'proof_foreign',
    records: ['app CNAME {target}', '{proofName} TXT "voiceglow-verification=Aa11Bb22Cc33Dd44"'],
  },
  // Two colleagues each added a record of the attempt before.
  {
    host: 'app.weststreet.gallery',
    expected: 'proof_several',
    records: [
      'app CNAME {target}',
      '{proofName} TXT "voiceglow-verification=first-try-1"',
      '{proofName} TXT "voiceglow-verification=second-try-2"',
      '{proofName} TXT "spf"',
    ],
  },
  // It was looked at before it was there, and the absence is remembered.
  {
    host: 'app.eagerbeaver.com',
    expected: 'stale_cache',
    before: ['www A 203.0.113.5'],
    records: ['app CNAME {target}', proof, 'www A 203.0.113.5'],
  },
  // The time of the old record was a day.
  {
    host: 'app.slowriver.com',
    expected: 'stale_cache',
    before: ['app 86400 A 203.0.113.88', proof],
    records: ['app CNAME {target}', proof],
  },
  // A wildcard sends everything to the shop.
  {
    host: 'assistant.candleshop.com',
    expected: 'wildcard',
    records: ['* CNAME shops.storefront-hosts.net.', '@ A 203.0.113.33'],
    elsewhere: ['shops.storefront-hosts.net. A 203.0.113.34'],
  },
  // The office's own server.
  {
    host: 'assistant.townhall.org',
    expected: 'private_address',
    records: ['assistant A 172.16.4.9', 'assistant A 172.16.4.10'],
  },
  // www leads to the root and the root to www.
  {
    host: 'www.mobiusclub.com',
    expected: 'cname_loop',
    records: ['www CNAME web', 'web CNAME home', 'home CNAME www'],
  },
  // The domain was not renewed.
  { host: 'book.lapsedlodge.com', expected: 'domain_absent', records: null },
  // Somebody else's service keeps ordering certificates through a delegated challenge.
  {
    host: 'book.stillhosted.com',
    expected: 'challenge_delegated',
    records: [
      'book CNAME {target}',
      proof,
      '_acme-challenge.book CNAME book.stillhosted.com.a1b2c3._acme.other-host.net.',
    ],
    state: { verified: true, certificate: 'failing' },
  },
  // The record was put at the root and wanted below it.
  { host: 'book.rootedgarden.com', expected: 'record_at_apex', records: ['@ A {address}', '@ TXT {proof}'] },
  // Nothing is wrong, with DNSSEC, mail and other services beside it.
  {
    host: 'app.inorder.com',
    expected: 'waiting',
    records: ['app CNAME {target}', proof, google, ...mail, '@ CAA 0 issue "letsencrypt.org"'],
    dnssec: 'signed',
  },
  // The root's alias was flattened to our address, and a second proof of another service stands beside ours.
  {
    host: 'levelground.io',
    expected: 'waiting',
    records: ['@ A {address}', proof, '{proofName} TXT "something-else=1"'],
  },
]
