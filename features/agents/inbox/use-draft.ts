import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftsOf } from './drafts.ts'

/** What is typed in a chat and not sent yet; who opens the chat again in this tab finds it. */
export function useDraft(conversationId: string, of: 'answer' | 'note') {
  const drafts = draftsOf(useQueryClient())
  const [text, setText] = useState(() => drafts.read(conversationId, of))
  function type(next: string) {
    setText(next)
    drafts.keep(conversationId, of, next)
  }
  return [text, type] as const
}
