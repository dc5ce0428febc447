import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { draftsOf } from './drafts.ts'

/** What is typed in a chat and not sent yet; who opens the chat again in this tab finds it. */
export function useDraft(conversationId: string, of: 'answer' | 'note') {
  const queries = useQueryClient()
  const drafts = draftsOf(queries)
  const [text, setText] = useState(() => drafts.read(conversationId, of))
  function type(next: string) {
    setText(next)
    drafts.keep(conversationId, of, next)
  }

  // A message that was sent before the chat was left, and failed since, is given back here.
  useEffect(
    () =>
      // What is only added or watched is told while something else is drawn.
      queries.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated') setText(draftsOf(queries).read(conversationId, of))
      }),
    [queries, conversationId, of],
  )

  /** Empties the field for what is typed next; gives back how its text stands before that again. */
  function take() {
    type('')
    return () => type([text, drafts.read(conversationId, of)].filter(Boolean).join('\n'))
  }
  return { text, type, take }
}
