import type { Note } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { InboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { RevisedDoc } from '../store/save-fields.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What a member did with a conversation: looked at it last then, and took part or not; `_id` is `{conversationId}:{email}`. */
export interface ReadDoc extends Doc {
  conversationId: string
  agentId: string
  /** Unix seconds of the last message that was seen; 0 for none. */
  seenAt: number
  /** They took it over, answered in it or wrote a note. @default false */
  tookPart?: boolean
}

/** A note; `_id` is its id. */
export interface NoteDoc extends Doc, Omit<Note, 'ID'> {
  agentId: string
  /** Unix seconds of the note while its words are not searchable yet; 0 once they are, absent before notes were found. */
  wordsDue?: number
}

/** A member is named in a note of a conversation; `_id` is `{conversationId}:{email}`. */
export interface MentionDoc extends Doc {
  conversationId: string
  agentId: string
  workspaceId: string
  /** E-mail address of who is named. */
  member: string
  /** Unix seconds of the last time. */
  at: number
  /** The note that did it last; absent before it was kept. */
  noteId?: string
  /** Unix seconds since when somebody else names them, and they have not looked. @default they have */
  unseenAt?: number
}

/** A word of a message or a note; `_id` says which, see `word-ids.ts`. */
export interface WordDoc extends Doc {
  agentId: string
}

/** What the inbox of a workspace is set to; `_id` is the workspace's. */
export interface InboxSettingsDoc extends RevisedDoc, Omit<InboxSettings, 'rev'> {}

/** What the inbox keeps, by region. */
export function createInboxRepository(stores: Stores) {
  return {
    reads: (region: Region): DocStore<ReadDoc> => stores[region].collection('conversationReads'),
    notes: (region: Region): DocStore<NoteDoc> => stores[region].collection('conversationNotes'),
    mentions: (region: Region): DocStore<MentionDoc> => stores[region].collection('conversationMentions'),
    words: (region: Region): DocStore<WordDoc> => stores[region].collection('messageWords'),
    settings: (region: Region): DocStore<InboxSettingsDoc> => stores[region].collection('inboxSettings'),
  }
}

/** The `_id` of what is one member's of one conversation. */
export function ofMember(conversationId: string, email: string): string {
  return `${conversationId}:${email}`
}
