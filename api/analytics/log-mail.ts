import { logTypeLabels, type WorkspaceLog } from '#mocks/contracts/analytics/log.schema.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

const longestContent = 500

/** The mail that tells a workspace's owner of an entry of its log. */
export function logMail(
  to: string,
  { type, content }: Pick<WorkspaceLog, 'type' | 'content'>,
  { workspace, url }: { workspace: string; url: string | null },
): MailMessage {
  return {
    to,
    subject: `${logTypeLabels[type]} in the log of your VoiceGlow workspace`,
    text: [
      `The log of your workspace ${oneLine(workspace)} says:`,
      oneLine(content).slice(0, longestContent),
      url ? `See the log: ${url}` : 'You find it under Logs.',
    ].join('\n\n'),
  }
}
