import type { Attachment } from './attachment.schema.ts'

type Named = readonly Pick<Attachment, 'name'>[]

/** Files in plain words, a line each, for those who do not see them: mails, exports, and a model that reads back. */
export function attachmentsText(attachments: Named): string {
  return attachments.map(({ name }) => `File: ${name}`).join('\n')
}

/** What a list shows of a message: its words, or the names of its files where it has none. */
export function listedWords(text: string, attachments: Named = []): string {
  return text || attachments.map(({ name }) => name).join(', ')
}
