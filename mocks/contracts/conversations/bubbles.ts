import type { Block } from './blocks.ts'
import type { Message } from './message.schema.ts'
import type { Part } from './parts.ts'

/** What stands in one bubble, and under it. */
export interface ShownBubble {
  blocks: Block[]
  parts: Part[]
}

type Laid = Pick<Message, 'blocks' | 'parts' | 'bubbles'>

/** Bubbles as a message has them: all blocks and all parts, and how they belong together where it is more than one. */
export function layBubbles(shown: readonly ShownBubble[]): Laid {
  const parts = shown.flatMap((bubble) => bubble.parts)
  return {
    blocks: shown.flatMap(({ blocks }) => blocks),
    ...(parts.length > 0 && { parts }),
    ...(shown.length > 1 && {
      bubbles: shown.map((bubble) => ({ blocks: bubble.blocks.length, parts: bubble.parts.length })),
    }),
  }
}

/** The bubbles of a message, in their order. */
export function bubblesOf({ blocks, parts = [], bubbles }: Laid): ShownBubble[] {
  if (!bubbles) return [{ blocks, parts }]
  const left = { blocks: [...blocks], parts: [...parts] }
  return bubbles.map((counts) => ({
    blocks: left.blocks.splice(0, counts.blocks),
    parts: left.parts.splice(0, counts.parts),
  }))
}
