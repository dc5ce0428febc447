import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'
import { plainName } from '../workspaces/invitation-mail.ts'
import type { NoteDoc } from './inbox.repository.ts'

const longestNote = 500

/** Where a note was written that names somebody. */
interface MentionPlace {
  /** Title of the agent whose conversation it is. */
  agent: string
  /** Name of the workspace. */
  workspace: string
  /** Address of the conversation; null where links lead nowhere. */
  url: string | null
}

/** The mail that tells a member of a note that names them; what somebody wrote is plain text on one line. */
export function mentionMail(
  to: string,
  { author, text }: NoteDoc,
  { agent, workspace, url }: MentionPlace,
): MailMessage {
  const where = `${plainName(agent)} (${plainName(workspace)})`
  return {
    to,
    subject: 'You were mentioned in a note',
    text: [
      `${author || 'Somebody'} mentioned you in a note beside a conversation with ${where}:`,
      oneLine(text).slice(0, longestNote),
      url ? `Open the conversation: ${url}` : 'You find it among your mentions.',
    ].join('\n\n'),
  }
}
