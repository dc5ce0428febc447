import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { conversationLeadQuery } from '../leads/leads.queries.ts'
import { chatCache } from './chat-cache.ts'
import { draftsOf } from './drafts.ts'
import { attachmentQuery, chatQuery, notesQuery, saidQuery } from './inbox.queries.ts'

const chat = { region: 'eu', agentId: 'agent-1', conversationId: 'conversation-1' } as const
const other = { ...chat, conversationId: 'conversation-2' }

const keysOf = (of: typeof chat | typeof other) => [
  chatQuery(of).queryKey,
  saidQuery(of).queryKey,
  notesQuery(of).queryKey,
  attachmentQuery(of, 'file-1').queryKey,
  conversationLeadQuery(of, of.conversationId).queryKey,
]

it('keeps nothing of a conversation that was deleted, and all of the others', () => {
  const queries = new QueryClient()
  for (const queryKey of [...keysOf(chat), ...keysOf(other)]) queries.setQueryData<unknown>(queryKey, 'words')
  draftsOf(queries).keep(chat.conversationId, 'note', 'words')
  chatCache(queries).forget(chat)
  for (const queryKey of keysOf(chat)) expect(queries.getQueryData(queryKey)).toBeUndefined()
  for (const queryKey of keysOf(other)) expect(queries.getQueryData(queryKey)).toBe('words')
  expect(draftsOf(queries).read(chat.conversationId, 'note')).toBe('')
})
