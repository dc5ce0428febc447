import type { InboxCard, Note } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentConversation } from '../conversations/conversation.presenter.ts'
import { createLeadRepository } from '../leads/lead.repository.ts'
import { agentBriefs } from '../library/agent-briefs.ts'
import type { Stores } from '../store/store.ts'
import { createAnsweredSince } from './answered-since.ts'
import type { NoteDoc } from './inbox.repository.ts'
import type { InboxDoc } from './list-inbox.ts'

/** Conversations as the inbox shows them. */
export async function presentInbox(
  stores: Stores,
  region: Region,
  docs: readonly InboxDoc[],
): Promise<InboxCard[]> {
  const [agentOf, whoIn, answered] = await Promise.all([
    agentBriefs(
      stores,
      region,
      docs.map(({ doc }) => doc.agentId),
    ),
    createLeadRepository(stores).namesIn(
      region,
      docs.map(({ doc }) => doc._id),
    ),
    createAnsweredSince(stores)(
      region,
      docs.map(({ doc }) => doc),
    ),
  ])
  return docs.map(({ doc, unread }) => ({
    ...presentConversation(doc),
    agent: agentOf(doc.agentId),
    unknownAnswers: Math.max(0, doc.unknownAnswers - (answered.get(doc._id)?.length ?? 0)),
    who: whoIn(doc._id),
    unread,
  }))
}

/** A note as members see it. */
export function presentNote({ _id, agentId, wordsDue, ...note }: NoteDoc): Note {
  return { ID: _id, ...note }
}
