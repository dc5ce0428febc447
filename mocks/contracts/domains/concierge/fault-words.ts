import { triesAgain } from '../host-words.ts'
import { nameInZone } from '../read-host.ts'
import type { ChainStep, FaultCode } from './fault-codes.ts'
import { type FaultFacts, lasting, listed } from './fault-facts.ts'

/** Who can put a fault right: who keeps the records, who registered the domain, we, or time alone. */
export const fixers = ['dns', 'registrar', 'us', 'time'] as const
export type Fixer = (typeof fixers)[number]

/** How one fault is told. */
export interface FaultWords {
  /** Where on the way to a live domain it stands. */
  step: ChainStep
  who: Fixer
  title: string
  /** What is seen. */
  meaning(facts: FaultFacts): string
  /** What to do. */
  advice(facts: FaultFacts): string
}

const where = ({ provider, zone }: FaultFacts) => (provider ? `at ${provider}` : `where ${zone} is managed`)
const target = ({ wanted, host, zone, name = nameInZone(host, zone) }: FaultFacts) =>
  `${wanted.type} ${name} with the value ${wanted.value}`

/** Every fault, in plain words. */
export const faultWords: Record<FaultCode, FaultWords> = {
  claimed_elsewhere: {
    step: 'verified',
    who: 'us',
    title: 'Another account holds this domain',
    meaning: ({ host }) => `${host} is in use by another account, or its TXT record is that account’s proof.`,
    advice: () =>
      'If the domain is yours, have it removed there and put your own TXT record in its place, or write to support with proof that you own it.',
  },
  domain_absent: {
    step: 'record',
    who: 'registrar',
    title: 'The domain does not exist',
    meaning: ({ domain }) =>
      `The registry knows no domain ${domain}. It is misspelt, was never registered, or has expired.`,
    advice: ({ domain }) => `Check the spelling. If it is right, register or renew ${domain}.`,
  },
  domain_expired: {
    step: 'record',
    who: 'registrar',
    title: 'The domain is on hold at its registrar',
    meaning: ({ domain, at }) =>
      `${domain} was moved to ${at}, where registrars put domains that expired or whose owner is not confirmed.`,
    advice: () => 'Sign in at the registrar, and renew the domain or confirm the owner’s email address.',
  },
  servers_silent: {
    step: 'record',
    who: 'registrar',
    title: 'The name servers do not answer',
    meaning: ({ domain, at }) => `${domain} is managed by ${at}, and nothing readable comes from there.`,
    advice: () => 'Ask whoever runs these servers, or name others at the registrar.',
  },
  servers_lame: {
    step: 'record',
    who: 'registrar',
    title: 'A name server knows nothing of the domain',
    meaning: ({ zone, at }) => `The registry says that ${at} answers for ${zone}, and it says it does not.`,
    advice: ({ zone }) =>
      `Add ${zone} there, or take that server off the list of name servers at the registrar.`,
  },
  servers_disagree: {
    step: 'record',
    who: 'dns',
    title: 'The name servers disagree',
    meaning: ({ host, at }) => `Some name servers have the right record for ${host}; ${at} does not.`,
    advice: ({ zone }) =>
      `Put the same records on every server of ${zone}. If it was changed just now, they may still be copying.`,
  },
  dnssec_broken: {
    step: 'seen',
    who: 'registrar',
    title: 'DNSSEC is broken',
    meaning: ({ zone }) =>
      `The signatures of ${zone} do not fit what its registry promises, so most of the internet refuses every answer.`,
    advice: ({ domain }) =>
      `Remove the DS record of ${domain} at the registrar, or have the provider give you the right one.`,
  },
  cname_loop: {
    step: 'record',
    who: 'dns',
    title: 'The record goes round in circles',
    meaning: ({ host, found }) =>
      `${host} points to ${listed(found)}, and from there back to where it began.`,
    advice: (facts) => `Let it point straight to ${facts.wanted.value}, ${where(facts)}.`,
  },
  cname_at_root: {
    step: 'record',
    who: 'dns',
    title: 'The root of the domain has a CNAME',
    meaning: ({ host, found }) =>
      `${host} is a CNAME to ${listed(found)}. At the root that breaks mail and name servers.`,
    advice: (facts) => `Replace it with ${target(facts)}, ${where(facts)}.`,
  },
  beside_cname: {
    step: 'record',
    who: 'dns',
    title: 'The name has another record beside its CNAME',
    meaning: ({ host }) => `${host} has a CNAME and addresses. Nobody knows which is found.`,
    advice: (facts) => `Keep ${target(facts)} and remove the others, ${where(facts)}.`,
  },
  record_doubled: {
    step: 'record',
    who: 'dns',
    title: 'The domain is in the name twice',
    meaning: ({ at, host }) => `The record is at ${at} and not at ${host}: the panel adds the domain itself.`,
    advice: (facts) => `Shorten the name of the record, ${where(facts)}.`,
  },
  record_at_apex: {
    step: 'record',
    who: 'dns',
    title: 'The record is at the root and not at the subdomain',
    meaning: ({ at, host }) => `${at} points here, and ${host} has no record.`,
    advice: (facts) => `Move the record to ${facts.host}, ${where(facts)}.`,
  },
  record_missing: {
    step: 'record',
    who: 'dns',
    title: 'There is no record yet',
    meaning: ({ host, zone, provider }) =>
      `The name servers of ${zone}${provider ? `, at ${provider},` : ''} have nothing for ${host}.`,
    advice: (facts) => `Add ${target(facts)}, ${where(facts)}.`,
  },
  private_address: {
    step: 'record',
    who: 'dns',
    title: 'The record leads into a private network',
    meaning: ({ host, found }) => `${host} points to ${listed(found)}, which nobody outside reaches.`,
    advice: (facts) => `Replace it with ${target(facts)}, ${where(facts)}.`,
  },
  proxied: {
    step: 'record',
    who: 'dns',
    title: 'A proxy stands before the domain',
    meaning: ({ host, at, found }) => `${host} leads to ${at} (${listed(found)}) and not here.`,
    advice: ({ at, ...facts }) =>
      at === 'Cloudflare'
        ? `Set the record’s proxy status to DNS only, so that it says ${target({ at, ...facts })}.`
        : `Turn the proxy off for this name, so that it says ${target({ at, ...facts })}.`,
  },
  some_wrong: {
    step: 'record',
    who: 'dns',
    title: 'One of several addresses is wrong',
    meaning: ({ host, found }) =>
      `${host} has the right address, and beside it ${listed(found)}. Some visitors end up there.`,
    advice: (facts) => `Remove ${listed(facts.found)}, ${where(facts)}.`,
  },
  target_doubled: {
    step: 'record',
    who: 'dns',
    title: 'The domain was added to the target',
    meaning: ({ host, found }) =>
      `${host} points to ${listed(found)}: the panel took the target for a name below the domain.`,
    advice: ({ wanted }) => `Write the target with a dot at its end: ${wanted.value}.`,
  },
  target_mistyped: {
    step: 'record',
    who: 'dns',
    title: 'The target is written as a web address',
    meaning: ({ host, found }) => `${host} points to ${listed(found)}.`,
    advice: ({ wanted }) => `Write ${wanted.value} alone, without https:// and without a slash.`,
  },
  wildcard: {
    step: 'record',
    who: 'dns',
    title: 'A wildcard answers for this name',
    meaning: ({ host, zone, found }) =>
      `${host} has no record of its own. The wildcard of ${zone} leads to ${listed(found)}.`,
    advice: (facts) => `Add ${target(facts)}, ${where(facts)}. The wildcard can stay.`,
  },
  wrong_target: {
    step: 'record',
    who: 'dns',
    title: 'The record leads elsewhere',
    meaning: ({ host, found }) => `${host} points to ${listed(found)}.`,
    advice: (facts) => `Replace it with ${target(facts)}, ${where(facts)}.`,
  },
  ipv6_elsewhere: {
    step: 'record',
    who: 'dns',
    title: 'The IPv6 address leads elsewhere',
    meaning: ({ host, found }) =>
      `${host} is right for IPv4, and its AAAA record leads to ${listed(found)}. Visitors with IPv6 end up there.`,
    advice: (facts) => `Remove the AAAA record, ${where(facts)}.`,
  },
  proof_quoted: {
    step: 'verified',
    who: 'dns',
    title: 'The TXT record has quotes or spaces too many',
    meaning: ({ found }) => `It says ${listed(found)}.`,
    advice: () => 'Paste the value exactly as it is shown, without quotes of your own.',
  },
  proof_misplaced: {
    step: 'verified',
    who: 'dns',
    title: 'The TXT record has the wrong name',
    meaning: ({ at }) => `The right value is at ${at}, where it is not looked for.`,
    advice: (facts) => `Give the TXT record the name shown here, ${where(facts)}.`,
  },
  proof_several: {
    step: 'verified',
    who: 'dns',
    title: 'There are several TXT records, and none is the right one',
    meaning: ({ found }) => `They say ${listed(found)}.`,
    advice: (facts) => `Remove them and add the one shown here, ${where(facts)}.`,
  },
  proof_foreign: {
    step: 'verified',
    who: 'dns',
    title: 'The TXT record is of another account',
    meaning: ({ found }) => `It says ${listed(found)}. That is another account’s value, or one from before.`,
    advice: (facts) => `Replace it with the value shown here, ${where(facts)}.`,
  },
  proof_missing: {
    step: 'verified',
    who: 'dns',
    title: 'The TXT record is missing',
    meaning: ({ host }) => `The proof that ${host} is yours is not there yet.`,
    advice: (facts) => `Add the TXT record shown here, ${where(facts)}.`,
  },
  stale_cache: {
    step: 'seen',
    who: 'time',
    title: 'The change is still on its way',
    meaning: ({ at, found }) =>
      `The name servers are right. ${at} still remembers ${found.length > 0 ? listed(found) : 'that there was nothing'}.`,
    advice: ({ seconds }) =>
      seconds === null
        ? 'Nothing needs to be changed. Please wait.'
        : `Nothing needs to be changed. It is forgotten in ${lasting(seconds)} at the latest.`,
  },
  caa_forbids: {
    step: 'certificate',
    who: 'dns',
    title: 'A CAA record forbids the certificate',
    meaning: ({ at, found }) => `${at} allows certificates only of: ${listed(found)}.`,
    advice: (facts) => `Add the CAA record shown here beside those there are, ${where(facts)}.`,
  },
  issuer_limit: {
    step: 'certificate',
    who: 'time',
    title: 'Too many certificates were asked for',
    meaning: ({ domain }) => `The issuer gives ${domain} no more certificates for now.`,
    advice: ({ seconds }) => triesAgain(seconds === null ? null : lasting(seconds)),
  },
  challenge_delegated: {
    step: 'certificate',
    who: 'dns',
    title: 'Certificates of this name are handled elsewhere',
    meaning: ({ host, at }) =>
      `_acme-challenge.${host} is handed to ${at}, so another service orders certificates for this name.`,
    advice: (facts) => `If that service is not in use any more, remove the record, ${where(facts)}.`,
  },
  certificate_failing: {
    step: 'certificate',
    who: 'us',
    title: 'The certificate could not be made',
    meaning: ({ host }) => `The issuer of certificates did not give one for ${host}.`,
    advice: ({ seconds }) => triesAgain(seconds === null ? null : lasting(seconds)),
  },
  not_seen: {
    step: 'record',
    who: 'time',
    title: 'Nothing could be seen in time',
    meaning: ({ host }) => `No server said anything of ${host} that could be read.`,
    advice: () => 'Please look again in a moment.',
  },
  waiting: {
    step: 'certificate',
    who: 'time',
    title: 'Everything is right',
    meaning: ({ host }) => `The records of ${host} are seen everywhere we looked.`,
    advice: () => 'Nothing needs to be changed. The rest happens automatically.',
  },
  resting: {
    step: 'live',
    who: 'time',
    title: 'Nothing is shown at the domain for now',
    meaning: ({ host }) =>
      `The records of ${host} are right. Whoever opens it reads that the page is not available.`,
    advice: () => 'Nothing needs to be changed in its records.',
  },
  live: {
    step: 'live',
    who: 'time',
    title: 'The domain is live',
    meaning: ({ host }) => `${host} leads here and has its certificate.`,
    advice: () => 'Nothing needs to be changed.',
  },
  live_unopened: {
    step: 'live',
    who: 'time',
    title: 'The domain is live',
    meaning: ({ host }) =>
      `${host} leads here. The proxy in front of the server makes its certificate when it is first opened.`,
    advice: () => 'Nothing needs to be changed.',
  },
}

/** Who can put it right, by name where it is known. */
export function fixerWords(
  who: Fixer,
  { provider, domain, zone }: Pick<FaultFacts, 'provider' | 'domain' | 'zone'>,
): string {
  if (who === 'dns')
    return provider ? `Whoever can sign in at ${provider} for ${zone}` : `Whoever manages the DNS of ${zone}`
  if (who === 'registrar') return `Whoever registered ${domain}, at its registrar`
  return who === 'us' ? 'We, or our support' : 'Nobody: it takes its time'
}
