import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

/** The mail that tells a workspace of a lead. What the visitor wrote is named as that, and plain. */
export function leadMail(
  to: string,
  { name, email, phone }: Pick<LeadCard, 'name' | 'email' | 'phone'>,
  { agent, url }: { agent: string; url: string | null },
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
    ].join('\n\n'),
  }
}
