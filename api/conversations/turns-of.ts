import type { Turn } from '../knowledge-index/search-query.ts'
import type { MessageDoc } from './conversation.repository.ts'

/** Messages as a responder reads them: what a member said counts as answered, lines about the course are left out. */
export function turnsOf(messages: readonly Pick<MessageDoc, 'role' | 'text'>[]): Turn[] {
  return messages.flatMap(({ role, text: content }) =>
    role === 'notice' ? [] : [{ role: role === 'user' ? role : 'assistant', content }],
  )
}
