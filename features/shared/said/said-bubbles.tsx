import { Blocks } from '#features/widget/blocks.tsx'
import { textOf } from '#features/widget/conversation-state.ts'
import { Parts } from '#features/widget/parts/parts.tsx'
import { bubblesOf } from '#mocks/contracts/conversations/bubbles.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { Stack } from '#ui/stack/stack.tsx'

interface SaidBubblesProps {
  message: MemberMessage
  /** What was said after it. */
  next: MemberMessage | undefined
  /** Class of the box around the words of a bubble. */
  wordsClass: string
}

/** What was shown is seen as its visitor saw it, with what they chose; nothing in it can be pressed. */
export function SaidBubbles({ message, next, wordsClass }: SaidBubblesProps) {
  const reply = next && textOf(next)
  return bubblesOf(message).map(({ blocks, parts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was said never moves
    <Stack key={index} gap={1}>
      {blocks.length > 0 && (
        <Stack gap={2} className={wordsClass} dir="auto">
          <Blocks blocks={blocks} />
        </Stack>
      )}
      {parts.length > 0 && <Parts parts={parts} lang="en" reply={reply} />}
    </Stack>
  ))
}
