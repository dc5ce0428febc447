import type { Block } from '#mocks/contracts/conversations/blocks.ts'

/** The words of an answer; code is for reading. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'code') return ''
      const lines = block.type === 'list' ? block.items : [block.runs]
      return lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n')
    })
    .filter(Boolean)
    .join('\n')
}
