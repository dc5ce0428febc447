import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { getInboxConversation, listNotes } from '#mocks/contracts/inbox/conversation.contract.ts'
import type { InboxCard, InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import { countInbox, listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { getConversationLead } from '#mocks/contracts/leads/lead.contract.ts'
import { getPresence } from '#mocks/contracts/live/live.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { trueNow } from '#ui/relative-time/true-now.ts'
import { draftsOf } from './drafts.ts'
import { type ChatRef, type InboxNarrowing, saidQuery } from './inbox.queries.ts'
import { rereadList } from './reread-list.ts'
import { filtersSet } from './saved-view.ts'
import type { ListPages } from './with-first-pages.ts'
import { withMessage } from './with-message.ts'

type Pages<T> = InfiniteData<{ items: T[]; nextCursor: string | null }, string | undefined>

/** What is read of one conversation, each kept by its region, agent and id. */
const ofOneChat = [
  getInboxConversation.id,
  listMessages.id,
  listNotes.id,
  getAttachment.id,
  getConversationLead.id,
]

/** What is on screen of conversations, changed by what is known of them without asking. */
export function chatCache(queries: QueryClient) {
  const reread = (...ids: string[]) =>
    Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id] })))

  const recount = (narrowed: boolean) =>
    queries.invalidateQueries({
      queryKey: [countInbox.id],
      predicate: ({ queryKey }) => filtersSet(queryKey.at(-1) as InboxNarrowing) > 0 === narrowed,
    })

  return {
    /** A conversation is so now, in the list and opened. */
    putCard(card: ConversationCard) {
      queries.setQueriesData<ListPages>({ queryKey: [listInbox.id] }, (list) => {
        const put = (item: InboxCard) => (item.id === card.id ? { ...item, ...card } : item)
        return list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(put) })) }
      })
      queries.setQueriesData<InboxConversation>({ queryKey: [getInboxConversation.id] }, (open) =>
        open?.id === card.id ? { ...open, ...card } : open,
      )
    },

    /** The visitor of an opened conversation came, or left just now. */
    putVisit(conversationId: string, isHere: boolean) {
      const leftAt = isHere ? null : Math.floor(trueNow())
      queries.setQueriesData<InboxConversation>({ queryKey: [getInboxConversation.id] }, (open) =>
        open?.id === conversationId ? { ...open, visitor: { ...open.visitor, isHere, leftAt } } : open,
      )
    },

    /** A colleague can be reached from now on, or not. */
    putPresence(email: string, isOnline: boolean) {
      queries.setQueriesData<SuccessOf<typeof getPresence>>({ queryKey: [getPresence.id] }, (held) => {
        if (!held) return held
        const others = held.colleagues.filter((each) => each !== email)
        return { ...held, colleagues: isOnline ? [...others, email] : others }
      })
    },

    /** A message was added to a conversation, or is another one now. */
    putMessage(chat: ChatRef, message: MemberMessage) {
      const { queryKey } = saidQuery(chat)
      const said = queries.getQueryData<Pages<MemberMessage>>(queryKey)
      const read = queries.getQueryCache().find({ queryKey })
      // What is being read may be older than this.
      const isBehind = read?.state.fetchStatus === 'fetching'
      const readAnew = () => void queries.invalidateQueries({ queryKey })
      if (!said) {
        if (isBehind) read?.promise?.then(readAnew, () => undefined)
        return
      }
      const { pages, isGap } = withMessage(said.pages, message)
      queries.setQueryData<Pages<MemberMessage>>(queryKey, { ...said, pages })
      if (isGap || isBehind) readAnew()
    },

    /** A conversation is gone: all that was read of it is, too, and what was being written. */
    forget(chat: ChatRef) {
      draftsOf(queries).drop(chat.conversationId)
      queries.setQueriesData<ListPages>({ queryKey: [listInbox.id] }, (list) => {
        const rest = (items: InboxCard[]) => items.filter(({ id }) => id !== chat.conversationId)
        return list && { ...list, pages: list.pages.map((page) => ({ ...page, items: rest(page.items) })) }
      })
      for (const id of ofOneChat) {
        void queries.resetQueries({ queryKey: [id, chat.region, chat.agentId, chat.conversationId] })
      }
    },

    /**
     * Counts without filters, the open conversation, its lead and the first pages of lists are read again; done once all have arrived.
     * @param me address of the member who looks
     */
    rereadLists(me: string) {
      const lists = queries.getQueryCache().findAll({ queryKey: [listInbox.id] })
      void queries.invalidateQueries({ queryKey: [listInbox.id], type: 'inactive', refetchType: 'none' })
      return Promise.all([
        recount(false),
        reread(getInboxConversation.id, getConversationLead.id),
        ...lists.filter((list) => list.isActive()).map((list) => rereadList(queries, list as never, me)),
      ])
    },

    /** Counts under filters are: many conversations are looked through for them. */
    recountNarrowed: () => recount(true),

    /** All of it is. */
    rereadAll: () =>
      void reread(
        listInbox.id,
        countInbox.id,
        getInboxConversation.id,
        getConversationLead.id,
        listMessages.id,
        listNotes.id,
        getWaiting.id,
      ),
  }
}
