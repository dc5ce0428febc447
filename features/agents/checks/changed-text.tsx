import type { TextPart } from '#features/shared/text-diff/diff-text.ts'
import '#ui/markdown-view/markdown-lists.css'
import { Stack } from '#ui/stack/stack.tsx'
import type { ChangedBlock } from './changed-blocks.ts'
import './checks.css'

/** A text in blocks, with what it leaves out of the one before, and puts in. */
export function ChangedText({ blocks }: { blocks: readonly ChangedBlock[] }) {
  return (
    <Stack gap={3} className="vg-_checks__changed vg-markdown-lists" dir="auto">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never move
        <Block key={index} {...block} />
      ))}
    </Stack>
  )
}

function Block({ type, start, lines }: ChangedBlock) {
  const Line = type === 'paragraph' ? 'p' : 'li'
  const drawn = lines.map((parts, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
    <Line key={at}>{parts.map(partNode)}</Line>
  ))
  if (type === 'paragraph') return <div>{drawn}</div>
  return type === 'ul' ? <ul>{drawn}</ul> : <ol start={start}>{drawn}</ol>
}

function partNode({ kind, text }: TextPart, index: number) {
  const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
  return <Part key={index}>{text}</Part>
}
