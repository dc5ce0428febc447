import type { MailMessage } from '../providers/mail/mail.ts'

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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
