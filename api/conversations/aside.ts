import { hearMessage, hearNamed } from '../providers/responder/talk/hear.ts'
import type { MessageDoc } from './conversation.repository.ts'

/** Whether an answer answers no question: it was said for that, or to thanks and the like, and no source speaks. */
export function isAside(
  question: Pick<MessageDoc, 'text'>,
  { aside, known, sources }: Pick<MessageDoc, 'aside' | 'known' | 'sources'>,
): boolean {
  const saysNothing = known && sources.length === 0
  return Boolean(aside) || (saysNothing && Boolean(hearMessage(question.text) ?? hearNamed(question.text)))
}
