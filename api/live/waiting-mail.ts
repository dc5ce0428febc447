import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

/** The mail that tells of a visitor nobody has answered. What the visitor wrote is named as that, and plain. */
export function waitingMail(
  to: string,
  { agent, text, minutes, url }: { agent: string; text: string; minutes: number; url: string | null },
): MailMessage {
  const since = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return {
    to,
    subject: 'A visitor of your VoiceGlow agent waits for a person',
    text: [
      `A visitor of ${oneLine(agent)} has waited for an answer for ${since}.`,
      text && `What they wrote last:\n${oneLine(text)}`,
      url ? `Answer them: ${url}` : 'You find it among the conversations of the agent.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** The mail that tells how many visitors still wait for whom there was no mail of their own. */
export function waitingDigest(
  to: string,
  { agent, waiting, url }: { agent: string; waiting: number; url: string | null },
): MailMessage {
  const who = waiting === 1 ? 'One more visitor' : `${waiting} more visitors`
  return {
    to,
    subject: 'More visitors of your VoiceGlow agent wait for a person',
    text: [
      `${who} of ${oneLine(agent)} ${waiting === 1 ? 'waits' : 'wait'} for an answer.`,
      url ? `Answer them: ${url}` : 'You find them among the conversations of the agent.',
    ].join('\n\n'),
  }
}
