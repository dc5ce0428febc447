import type { QueryClient } from '@tanstack/react-query'

/** Texts that are kept at once; beyond them the one that was left longest goes. */
export const mostDrafts = 50

const root = 'inbox.draft'

/** Texts that were typed in chats and not sent: kept in this tab's memory, until it is loaded anew. */
export function draftsOf(queries: QueryClient) {
  const cache = queries.getQueryCache()
  const keyOf = (conversationId: string, of: 'answer' | 'note') => [root, conversationId, of]
  queries.setQueryDefaults([root], { gcTime: Number.POSITIVE_INFINITY })
  return {
    /** What was typed; '' for nothing. */
    read: (conversationId: string, of: 'answer' | 'note') =>
      queries.getQueryData<string>(keyOf(conversationId, of)) ?? '',

    /** This is typed now; '' takes it away. */
    keep(conversationId: string, of: 'answer' | 'note', text: string) {
      const queryKey = keyOf(conversationId, of)
      // Anew, so that the one typed last stands last.
      queries.removeQueries({ queryKey, exact: true })
      if (text === '') return
      queries.setQueryData(queryKey, text)
      const kept = cache.findAll({ queryKey: [root] })
      for (const each of kept.slice(0, Math.max(0, kept.length - mostDrafts))) cache.remove(each)
    },

    /** The conversation is gone. */
    drop: (conversationId: string) => queries.removeQueries({ queryKey: [root, conversationId] }),
  }
}
