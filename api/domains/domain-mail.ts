import type { HostRecord } from '#mocks/contracts/domains/domain.schema.ts'
import { failingDays } from '#mocks/contracts/domains/host-words.ts'
import { bothNames } from '#mocks/contracts/domains/unicode-host.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { nameInPrompt } from '../shared/quoted.ts'

/** A domain somebody is written to about. */
interface DomainMail {
  to: string
  /** As it is kept. */
  domain: string
  /** The agency's name; empty for none. */
  agency: string
  records: readonly HostRecord[]
}

/** What somebody adds, line by line; names others chose stand on one line. */
function recordLines(records: readonly HostRecord[]): string {
  return records
    .map(({ type, domain, name, value }) =>
      [
        `Type: ${type}`,
        `Name: ${bothNames(name)}, of ${bothNames(domain)}`,
        `Value: ${value}`,
        'TTL: Auto',
      ].join('\n'),
    )
    .join('\n\n')
}

/** What mail programs turn into a link: a stranger's name leads a stranger nowhere. */
const address = /:\/\/|[\p{L}\p{N}][.。][\p{L}\p{N}]/u

/** An agency's name as somebody reads it who may not know the agency. */
const oneLine = (agency: string) => (address.test(agency) ? '' : nameInPrompt(agency)) || 'An agency'

/** What a developer adds for an agency's domain, from the agency by its name. Nothing of it is a caller's words. */
export function instructionMail({ to, domain, agency, records }: DomainMail): MailMessage {
  return {
    to,
    from: { name: oneLine(agency) },
    subject: `DNS records for ${bothNames(domain)}`,
    text: [
      `${oneLine(agency)} asks you to add these DNS records, so that ${bothNames(domain)} shows its pages.`,
      `Add them where the DNS of ${bothNames(records[0]?.domain ?? domain)} is looked after:`,
      recordLines(records),
      'Nothing else needs to be changed. It may take 24-48 hours until the records are seen everywhere.',
    ].join('\n\n'),
  }
}

/** The owner set up a domain a day ago, and its records are not there. */
export function reminderMail({ to, domain, records }: Omit<DomainMail, 'agency'>): MailMessage {
  return {
    to,
    subject: `${bothNames(domain)} is not verified yet`,
    text: [`These DNS records of ${bothNames(domain)} were not seen yet:`, recordLines(records)].join('\n\n'),
  }
}

/** A domain that worked is no longer set up right. */
export function failingMail({ to, domain, records }: Omit<DomainMail, 'agency'>): MailMessage {
  return {
    to,
    subject: `${bothNames(domain)} needs your attention`,
    text: [
      `The DNS records of ${bothNames(domain)} are no longer as they should be. It goes on working for ${failingDays} days. After that the domain is given back unless these records are there again:`,
      recordLines(records),
    ].join('\n\n'),
  }
}

/** A domain was given back. */
export function releasedMail({ to, domain }: Pick<DomainMail, 'to' | 'domain'>): MailMessage {
  return {
    to,
    subject: `${domain} was removed from your agency`,
    text: `The DNS records of ${domain} were not there for too long, so the domain was given back. You can add it again at any time.`,
  }
}

/** Another agency proved a domain first. */
export function elsewhereMail({ to, domain }: Pick<DomainMail, 'to' | 'domain'>): MailMessage {
  return {
    to,
    subject: `${domain} is on another account`,
    text: `Another account has proven that ${domain} is theirs, so it was removed from your agency. If the domain is yours, look who can change its DNS records. You can add another domain at any time.`,
  }
}

/** An agency's subdomain is there. */
export function newSubdomainMail({
  to,
  domain,
  url,
}: Pick<DomainMail, 'to' | 'domain'> & { url: string }): MailMessage {
  return {
    to,
    subject: `Your subdomain ${domain} is ready`,
    text: `It shows your agency now: ${url}`,
  }
}
