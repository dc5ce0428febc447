import type { Attachment } from '#mocks/contracts/conversations/attachment.schema.ts'
import { lostAttachments } from '#mocks/contracts/inbox/inbox.refusals.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { refuse } from '../shared/mock-reply.ts'
import type { MockAttachment } from './memory.ts'

/** A file as messages and notes name it. */
export function presentMockAttachment({ ID, name, type, size }: Attachment): Attachment {
  return { ID, name, type, size }
}

/** Puts files with what is being sent, by the server's rule: all of them, or none and a refusal. */
export function claimMockAttachments(
  db: MockDb,
  sending: Pick<MockAttachment, 'conversationId' | 'by' | 'usedBy' | 'inNote'>,
  ids: readonly string[] = [],
): { attachments?: Attachment[] } {
  const { conversationId, by, usedBy } = sending
  const files = [...new Set(ids)].map((id) =>
    db.inbox.files.find(
      (file) =>
        file.ID === id &&
        file.conversationId === conversationId &&
        file.by === by &&
        ['', usedBy].includes(file.usedBy),
    ),
  )
  if (files.includes(undefined)) refuse(lostAttachments)
  for (const file of files) Object.assign(file!, sending)
  return files.length > 0 ? { attachments: files.map((file) => presentMockAttachment(file!)) } : {}
}
