import { Attachments, type AttachmentsProps } from '#features/widget/attachments/attachments.tsx'
import type { TransportMessage } from '#features/widget/widget.types.ts'

/** A message with its files under it; any other message as it is. */
export function withAttachments(
  message: TransportMessage,
  { lang, read }: Omit<AttachmentsProps, 'attachments'>,
): TransportMessage {
  const { attachments } = message
  if (!attachments) return message
  return { ...message, aside: <Attachments attachments={attachments} lang={lang} read={read} /> }
}
