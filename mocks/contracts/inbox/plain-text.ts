import { attachmentsText } from '../conversations/attachment-words.ts'
import type { Block, Inline } from '../conversations/blocks.ts'
import { bubblesOf } from '../conversations/bubbles.ts'
import type { Message } from '../conversations/message.schema.ts'
import { partsText } from '../conversations/part-words.ts'

const said = (runs: readonly Inline[]) => runs.map(({ text }) => text).join('')

function blockText(block: Block): string {
  if (block.type === 'paragraph') return said(block.runs)
  if (block.type === 'code') return block.text
  return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${said(item)}`).join('\n')
}

/** The words of a message without their styles, and what it shows under them in words; of files, their names. */
export function plainText(message: Pick<Message, 'blocks' | 'parts' | 'bubbles' | 'attachments'>): string {
  const { attachments = [] } = message
  return bubblesOf(message)
    .flatMap(({ blocks, parts }) => [
      ...blocks.map(blockText),
      ...(parts.length > 0 ? [partsText(parts)] : []),
    ])
    .concat(attachments.length > 0 ? [attachmentsText(attachments)] : [])
    .join('\n\n')
}
