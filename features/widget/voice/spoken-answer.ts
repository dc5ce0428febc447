import type { Block } from '#mocks/contracts/conversations/blocks.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { partsText } from '#mocks/contracts/conversations/part-words.ts'

/** What a call says of an answer: its words, and in words what is shown under them. */
export function spokenAnswer({ blocks, parts = [] }: Pick<Message, 'blocks' | 'parts'>): string {
  return [textOfBlocks(blocks), partsText(parts)].filter(Boolean).join('\n')
}

/** The words of an answer; code is for reading. */
function textOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'code') return ''
      const lines = block.type === 'list' ? block.items : [block.runs]
      return lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n')
    })
    .filter(Boolean)
    .join('\n')
}
