import type { Block, Inline } from '../conversations/blocks.ts'

const said = (runs: readonly Inline[]) => runs.map(({ text }) => text).join('')

/** The words of a message without their styles. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return said(block.runs)
      if (block.type === 'code') return block.text
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${said(item)}`).join('\n')
    })
    .join('\n\n')
}
