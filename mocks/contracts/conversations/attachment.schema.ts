import * as z from 'zod/mini'
import { idSchema } from '../shared/ids.ts'

/** Files of one message or note, at most. */
export const attachmentsLimit = 5

/** A file that goes with a message or a note. */
export const attachmentSchema = z.object({
  ID: z.string(),
  /** Plain text without a path, ending in what its bytes are. */
  name: z.string(),
  /** Media type, by its bytes: `image/…` for pictures, which are encoded anew. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type Attachment = z.infer<typeof attachmentSchema>

/** A file with what is in it. */
export const attachedFileSchema = z.extend(attachmentSchema, {
  /** Its bytes in base64: nothing of it is ever served as a page. */
  base64: z.string(),
})
export type AttachedFile = z.infer<typeof attachedFileSchema>

/** Ids of files that were given to the conversation and not sent yet, in the order they are shown. */
export const attachmentIdsSchema = z
  .array(idSchema)
  .check(z.maxLength(attachmentsLimit, `Please attach at most ${attachmentsLimit} files.`))

/** A message or a note says something, or brings a file; `words` are said of one that does neither. */
export function saysSomething(words: string) {
  return z.refine<{ text: string; attachments?: readonly string[] | undefined }>(
    ({ text, attachments = [] }) => text !== '' || attachments.length > 0,
    { error: words, path: ['text'] },
  )
}
