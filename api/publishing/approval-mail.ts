import type { Approval } from '#mocks/contracts/publishing/check.schema.ts'
import { decidedWords } from '#mocks/contracts/publishing/check-words.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

/** The mail that tells an owner what a client decided. What the client wrote is in its text alone. */
export function approvalMail(
  to: string,
  approval: Approval,
  { agent, url }: { agent: string; url: string | null },
): MailMessage {
  const name = oneLine(approval.name)
  return {
    to,
    subject:
      approval.decision === 'approved'
        ? 'A client approved answers of your VoiceGlow agent'
        : 'A client asks for changes to your VoiceGlow agent',
    text: [
      `About ${oneLine(agent)}: ${decidedWords({ ...approval, name })}.`,
      approval.note && `They wrote: ${approval.note}`,
      `Nothing was published by it.${url ? ` The answers: ${url}` : ''}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
