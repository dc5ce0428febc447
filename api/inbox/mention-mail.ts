import type { MailMessage } from '../providers/mail/mail.ts'
import type { NoteDoc } from './inbox.repository.ts'

const longestNote = 500

/** The mail that tells a member of a note that names them; what somebody wrote is plain text on one line. */
export function mentionMail(to: string, { author, text }: NoteDoc, url: string | null): MailMessage {
  return {
    to,
    subject: 'You were mentioned in a note',
    text: [
      `${author || 'Somebody'} mentioned you in a note beside a conversation:`,
      text.replace(/\s+/g, ' ').trim().slice(0, longestNote),
      url ? `Open the conversation: ${url}` : 'You find it among your mentions.',
    ].join('\n\n'),
  }
}
