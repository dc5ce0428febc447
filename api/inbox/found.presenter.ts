import { groupFound } from '#mocks/contracts/inbox/group-found.ts'
import type { FoundConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import { foundBy, searchWords } from '#mocks/contracts/inbox/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository, type MessageDoc } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { presentInbox } from './inbox.presenter.ts'
import { createInboxRepository, type NoteDoc } from './inbox.repository.ts'
import { createInboxList } from './list-inbox.ts'
import type { WordTarget } from './word-ids.ts'

/** Who searched, and for what. */
interface Asked {
  region: Region
  q: string
  /** The member's address; '' for keys. */
  me: string
}

/** Documents by their ids. */
async function byId<D extends Doc>(store: DocStore<D>, ids: readonly string[]): Promise<Map<string, D>> {
  if (ids.length === 0) return new Map()
  const docs = await store.find({ _id: { $in: [...ids] } } as never).toArray()
  return new Map(docs.map((doc) => [doc._id, doc]))
}

/** Shows what words lead to by conversation; what was deleted meanwhile is left out. */
export function createFoundPresenter(deps: Pick<Deps, 'stores' | 'now'>) {
  const { conversations, messages } = createConversationRepository(deps.stores)
  const { notes } = createInboxRepository(deps.stores)
  const list = createInboxList(deps)

  return async function presentFound(
    { region, q, me }: Asked,
    targets: readonly WordTarget[],
  ): Promise<FoundConversation[]> {
    const wanted = searchWords(q)
    const [said, noted] = await Promise.all([
      byId<MessageDoc>(
        messages(region),
        targets.flatMap(({ messageId }) => messageId ?? []),
      ),
      byId<NoteDoc>(
        notes(region),
        targets.flatMap(({ noteId }) => noteId ?? []),
      ),
    ])
    const sources = targets.flatMap(({ messageId = '', noteId = '' }) => {
      const doc = said.get(messageId) ?? noted.get(noteId)
      return doc ? [{ doc, messageId, noteId, role: 'role' in doc ? doc.role : ('member' as const) }] : []
    })
    const held = await byId(conversations(region), [...new Set(sources.map(({ doc }) => doc.conversationId))])
    const seen = await list.withReads(region, [...held.values()], me)
    const cards = new Map((await presentInbox(deps.stores, region, seen)).map((card) => [card.id, card]))
    const found = sources.flatMap(({ doc, messageId, noteId, role }) => {
      const conversation = cards.get(doc.conversationId)
      if (!conversation) return []
      const { byName, excerpt } = foundBy(doc, wanted)
      const kind = byName ? 'file' : noteId ? 'note' : 'message'
      return [{ conversation, hit: { kind, messageId, noteId, role, excerpt, ts: doc.ts } as const }]
    })
    return groupFound(found)
  }
}
