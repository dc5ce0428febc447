import { type EventType, eventLabels } from '#mocks/contracts/library/event.schema.ts'
import type { MailMessage } from '../../providers/mail/mail.ts'
import { oneLine } from '../../shared/one-line.ts'

/** The mail that tells a workspace its events do not arrive (spec 2 §7.5, §8). */
export function failedEventsMail(
  to: string,
  {
    type,
    answer,
    workspace,
    url,
  }: { type: EventType; answer: string; workspace: string; url: string | null },
): MailMessage {
  return {
    to,
    subject: 'An event of your VoiceGlow workspace could not be delivered',
    text: [
      `The event “${eventLabels[type]}” of your workspace ${oneLine(workspace)} did not reach your webhook, however often we tried.`,
      `The last attempt: ${answer}`,
      url ? `See and send it again: ${url}` : 'You can see and send it again under Events.',
    ].join('\n\n'),
  }
}
