import { attachmentsText } from '#mocks/contracts/conversations/attachment-words.ts'
import { partsText } from '#mocks/contracts/conversations/part-words.ts'
import type { SaidTurn } from '../knowledge-index/search-query.ts'
import type { MessageDoc } from './conversation.repository.ts'

/**
 * What was said before, for whoever reads it back: what was shown under an answer in words, too, and files by their names. What a member said
 * counts as answered, lines about the course are left out.
 */
export function historyOf(
  before: readonly Pick<MessageDoc, 'role' | 'text' | 'bubbles' | 'attachments'>[],
): SaidTurn[] {
  return before.flatMap(({ role, text, bubbles = [], attachments = [] }) => {
    if (role === 'notice') return []
    const shown = partsText(bubbles.flatMap(({ parts = [] }) => parts))
    const content = [text, shown, attachmentsText(attachments)].filter(Boolean).join('\n\n')
    return [{ role: role === 'user' ? role : ('assistant' as const), content }]
  })
}
