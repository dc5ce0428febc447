import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { draftsOf } from './drafts.ts'

/** What is typed in a chat and not sent yet; who opens the chat again in this tab finds it. */
export function useDraft(conversationId: string, of: 'answer' | 'note') {
  const queries = useQueryClient()
  const drafts = draftsOf(queries)
  const follow = useCallback((told: () => void) => queries.getQueryCache().subscribe(told), [queries])
  // A message that was sent before the chat was left, and failed since, is given back here.
  const text = useSyncExternalStore(follow, () => drafts.read(conversationId, of))
  const type = (next: string) => drafts.keep(conversationId, of, next)

  /** Empties the field for what is typed next; gives back how its text stands before that again. */
  function take() {
    type('')
    return () => type([text, drafts.read(conversationId, of)].filter(Boolean).join('\n'))
  }
  return { text, type, take }
}
