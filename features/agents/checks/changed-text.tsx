import type { TextPart } from '#features/shared/text-diff/diff-text.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { changedBlocks } from './changed-blocks.ts'
import './checks.css'

/** A text in blocks, with what it leaves out of the one before, and puts in. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const blocks = changedBlocks(before, after)
  return (
    <Stack gap={3} className="vg-_checks__changed" dir="auto">
      {blocks.map(({ type: Block, lines }, index) => {
        const Line = Block === 'paragraph' ? 'p' : 'li'
        const drawn = lines.map((parts, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
          <Line key={at}>{parts.map(partNode)}</Line>
        ))
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return Block === 'paragraph' ? <div key={index}>{drawn}</div> : <Block key={index}>{drawn}</Block>
      })}
    </Stack>
  )
}

function partNode({ kind, text }: TextPart, index: number) {
  const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
  return <Part key={index}>{text}</Part>
}
