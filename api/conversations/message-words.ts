import { partsText } from '#mocks/contracts/conversations/part-words.ts'
import type { Turn } from '../knowledge-index/search-query.ts'
import type { MessageDoc } from './conversation.repository.ts'

/** What was said before, for whoever reads it back: what was shown under an answer in words, too. */
export function historyOf(before: readonly MessageDoc[]): Turn[] {
  return before.map(({ role, text, bubbles = [] }) => {
    const shown = partsText(bubbles.flatMap(({ parts = [] }) => parts))
    return { role, content: [text, shown].filter(Boolean).join('\n\n') }
  })
}
