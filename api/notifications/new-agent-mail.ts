import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

/** The mail that tells a workspace's owner of a new agent. Names stand in the text alone, each on one line. */
export function newAgentMail(
  to: string,
  { agent, workspace, url }: { agent: string; workspace: string; url: string | null },
): MailMessage {
  return {
    to,
    subject: 'A new agent was created in your VoiceGlow workspace',
    text: [
      `The agent “${oneLine(agent)}” was created in your workspace ${oneLine(workspace)}.`,
      url ? `Open it: ${url}` : 'You will find it among your agents.',
    ].join('\n\n'),
  }
}
