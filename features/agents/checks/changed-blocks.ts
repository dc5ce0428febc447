import { diffText, type TextPart } from '#features/shared/text-diff/diff-text.ts'

/** A paragraph or a list of a text, by its lines, with what changed in each. */
export interface ChangedBlock {
  type: 'paragraph' | 'ul' | 'ol'
  lines: TextPart[][]
}

const bullet = /^\s*[-*+•]\s+/
const number = /^\s*\d{1,3}[.)]\s+/

/** A text with what it leaves out of the one before, and puts in; its Markdown is blocks, and no marks. */
export function changedBlocks(before: string, after: string): ChangedBlock[] {
  const blocks: ChangedBlock[] = []
  let isApart = true
  for (const parts of linesOf(diffText(withoutMarks(before), withoutMarks(after)))) {
    const text = parts.map((part) => part.text).join('')
    if (text.trim() === '') {
      isApart = true
      continue
    }
    const marker = bullet.exec(text) ?? number.exec(text)
    const type = !marker ? 'paragraph' : bullet.test(text) ? 'ul' : 'ol'
    const line = withoutStart(parts, marker?.[0].length ?? 0)
    const last = blocks.at(-1)
    if (last?.type === type && (marker || !isApart)) last.lines.push(line)
    else blocks.push({ type, lines: [line] })
    isApart = false
  }
  return blocks
}

/** Light Markdown without what makes words bold, code, headings or links. */
function withoutMarks(text: string): string {
  return text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
}

function linesOf(parts: readonly TextPart[]): TextPart[][] {
  const lines: TextPart[][] = [[]]
  for (const { kind, text } of parts) {
    text.split('\n').forEach((piece, at) => {
      if (at > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ kind, text: piece })
    })
  }
  return lines
}

/** A line without its first so many characters. */
function withoutStart(parts: readonly TextPart[], length: number): TextPart[] {
  let left = length
  return parts.flatMap(({ kind, text }) => {
    const rest = text.slice(left)
    left = Math.max(0, left - text.length)
    return rest === '' ? [] : [{ kind, text: rest }]
  })
}
