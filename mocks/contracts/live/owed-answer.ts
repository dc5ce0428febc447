import type { ConversationCourse, MessageRole, Notice } from '../conversations/conversation-state.ts'

/** What an agent owes a visitor it gets back: an answer, to ask how they can be reached, or both. */
export type OwedAs = 'answer' | 'reach' | 'both'

/** A message, as far as it says what is owed. */
interface Said {
  role: MessageRole
  notice?: Notice | undefined
}

/**
 * What its agent owes a conversation that is handed back as it is: an answer to the visitor's last words where a person
 * left them unanswered, and a way to be reached to who waited for a person in vain. Null for nothing.
 * @param said its latest messages, oldest first
 */
export function owedAnswer<M extends Said>(
  { state, lastRole }: Pick<ConversationCourse, 'state' | 'lastRole'>,
  said: readonly M[],
): { to: M; as: OwedAs } | null {
  const inVain = state === 'waiting'
  if (!inVain && !(state === 'member' && lastRole === 'user')) return null
  const at = said.findLastIndex(({ role }) => role === 'user')
  const to = said[at]
  if (!to) return null
  if (!inVain) return { to, as: 'answer' }
  // What led to the wait was answered by it; what was written to people was not, unless it told how to reach them.
  const before = said.slice(0, at).findLast(({ notice }) => notice && notice.kind !== 'noted')
  const toPerson = before?.notice?.kind === 'waiting' || before?.notice?.kind === 'joined'
  const isKept = said.slice(at).some(({ notice }) => notice?.kind === 'noted')
  return { to, as: toPerson && lastRole === 'user' && !isKept ? 'both' : 'reach' }
}
