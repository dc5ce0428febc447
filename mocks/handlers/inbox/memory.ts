import type { AttachedFile } from '#mocks/contracts/conversations/attachment.schema.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import type { Note } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { InboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import type { ToldReason } from '#mocks/contracts/inbox/waiting-rules.ts'

/** A file of a conversation. */
export interface MockAttachment extends AttachedFile {
  conversationId: string
  by: string
  /** Id of what brings it; '' until it is sent. */
  usedBy: string
  /** It goes with a note. */
  inNote: boolean
}

/** What the inbox remembers; conversations themselves are the library's sessions. */
export interface InboxMemory {
  inbox: {
    /** What was said, by the conversation's id. */
    transcripts: Map<string, MemberMessage[]>
    /** The language a visitor writes in, by the conversation's id. */
    languages: Map<string, string>
    notes: Note[]
    /** Files of conversations. */
    files: MockAttachment[]
    /** Unix seconds of what a member has seen last, by the conversation's id and the address. */
    reads: Map<string, number>
    /** Unix seconds of mentions whose member has not looked since, by the conversation's id and the address. */
    mentioned: Map<string, number>
    /** What a member is told of until they look, by the conversation's id and the address; Unix seconds. */
    told: Map<string, { why: ToldReason; by: string; at: number }>
    /** Conversation's id and address of each member who took part: `{id}:{email}`. */
    parts: Set<string>
    /** By the workspace's id. */
    settings: Map<string, InboxSettings & { fieldRevs?: Record<string, number> }>
  }
}

/** What it starts with. */
export interface InboxSeed {
  inbox?: {
    /** @default none */
    transcripts?: Record<string, MemberMessage[]>
    /** By the conversation's id. @default none can be told */
    languages?: Record<string, string>
    /** @default none */
    notes?: Note[]
    /** @default none */
    files?: MockAttachment[]
    /** By the workspace's id. @default none */
    settings?: Record<string, InboxSettings>
  }
}

/** A fresh memory of it. */
export function inboxMemory({ inbox = {} }: InboxSeed): InboxMemory {
  const { transcripts = {}, languages = {}, notes = [], files = [], settings = {} } = structuredClone(inbox)
  return {
    inbox: {
      transcripts: new Map(Object.entries(transcripts)),
      languages: new Map(Object.entries(languages)),
      notes,
      files,
      reads: new Map(),
      mentioned: new Map(),
      told: new Map(),
      parts: new Set(notes.map(({ conversationId, author }) => `${conversationId}:${author}`)),
      settings: new Map(Object.entries(settings)),
    },
  }
}
