import type { MailMessage } from '../providers/mail/mail.ts'

/** The mail that carries a sign-in code. The code stands in the text alone, not in the subject. */
export function codeMail(to: string, code: string): MailMessage {
  return {
    to,
    subject: 'Your VoiceGlow sign-in code',
    text: `Your sign-in code is ${code}.\n\nIt works once, for ten minutes. If you did not ask for it, you can ignore this email.`,
  }
}
