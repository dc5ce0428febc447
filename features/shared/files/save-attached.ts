import type { AttachedFile } from '#mocks/contracts/conversations/attachment.schema.ts'
import { readPayload } from '#mocks/contracts/files/read-payload.ts'
import { saveBytes } from './save-file.ts'

/** Gives somebody a file of a conversation; one that is no base64 is none. */
export function saveAttached({ name, base64 }: AttachedFile): void {
  const bytes = readPayload(base64)
  if (bytes) saveBytes(name, bytes)
}
