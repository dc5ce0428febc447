import { leadsLimit } from '#mocks/contracts/leads/lead-limits.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

/** The mail that tells an owner that a visitor's details were not kept. */
export function fullMail(to: string, { agent, url }: { agent: string; url: string | null }): MailMessage {
  return {
    to,
    subject: 'Your VoiceGlow agent keeps no more leads',
    text: [
      `A visitor of ${oneLine(agent)} left their details, and they were not kept as a lead: there are ${leadsLimit.toLocaleString('en')} already.`,
      `Export and delete some to make room${url ? `: ${url}` : '.'}`,
    ].join('\n\n'),
  }
}
