import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'
import { digestMail } from '../visitor-mails/digest-mail.ts'

type Details = Pick<LeadCard, 'name' | 'email' | 'phone'>

/** The mail that tells a workspace of a lead. What the visitor wrote is named as that, and plain. */
export function leadMail(
  to: string,
  { name, email, phone }: Details,
  { agent, url, isLast }: { agent: string; url: string | null; isLast: boolean },
): MailMessage {
  const details = Object.entries({ Name: name, Phone: phone, Email: email })
  return {
    to,
    subject: 'A visitor of your VoiceGlow agent left their details',
    text: [
      `A visitor of ${oneLine(agent)} left their details.`,
      details
        .filter(([, value]) => value)
        .map(([label, value]) => `${label}: ${oneLine(value)}`)
        .join('\n'),
      url ? `See the lead: ${url}` : 'You find the lead on the agent’s page Leads.',
      isLast && 'Further leads within this hour come together in one email at its end.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** The mail that tells of leads for which there was no mail of their own. */
export function leadDigest(
  to: string,
  { agent, leads, url }: { agent: string; leads: (Details & { url: string | null })[]; url: string | null },
): MailMessage {
  const did = 'left their details'
  return digestMail(to, {
    subject: `More visitors of your VoiceGlow agent ${did}`,
    agent,
    did,
    of: leads.map(({ name, email, phone, url }) => ({
      name: [name, email, phone].filter(Boolean).join(', '),
      url,
    })),
    all: url ? `See all leads: ${url}` : 'You find them on the agent’s page Leads.',
  })
}
