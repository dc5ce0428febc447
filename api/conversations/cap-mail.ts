import { type ModelCap, modelCapText } from '#mocks/contracts/conversations/model-cap.ts'
import { modelFailureText, modelRemedyText } from '#mocks/contracts/conversations/model-failure.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { oneLine } from '../shared/one-line.ts'

/** The mail that tells a workspace's owner that a cap on calls of the model was reached. */
export function capMail(
  to: string,
  { agent, cap, url }: { agent: string; cap: ModelCap; url: string | null },
): MailMessage {
  const where = cap.of === 'agent' ? 'of your agent' : 'of your workspace, last of its agent'
  return {
    to,
    subject: 'A cap on use of the language model is reached',
    text: [
      `${modelFailureText('too-many')} by visitors ${where} “${oneLine(agent)}”. ${modelCapText(cap)}`,
      `Meanwhile the agent answers visitors from its knowledge alone. ${modelRemedyText('too-many', cap)}`,
      url ? `See the agent: ${url}` : 'You find it among your agents.',
      'You are mailed about this once a day at most.',
    ].join('\n\n'),
  }
}
