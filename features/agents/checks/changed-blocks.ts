import { diffText, type TextPart } from '#features/shared/text-diff/diff-text.ts'

/** A paragraph or a list of a text, by its lines, with what changed in each. */
export interface ChangedBlock {
  type: 'paragraph' | 'ul' | 'ol'
  /** What a numbered list begins with; absent in the others. */
  start?: number
  lines: TextPart[][]
}

const bullet = /^\s*[-*+•]\s+/
const number = /^\s*(\d{1,3})[.)]\s+/
const oldMarker = /^\s*(?:[-*+•]|\d{1,3}[.)]?)?\s*$/

/** Texts with less than this of the shorter one in common read better as two texts. */
const leastInCommon = 1 / 3

/**
 * A text with what it leaves out of the one before, and puts in; its Markdown is blocks, and no marks. Undefined where
 * the two have too little in common for that to be read.
 */
export function changedBlocks(before: string, after: string): ChangedBlock[] | undefined {
  const all = diffText(withoutMarks(before), withoutMarks(after))
  if (!areAlike(all)) return undefined
  const blocks: ChangedBlock[] = []
  let isApart = true
  for (const parts of linesOf(all)) {
    const text = shownText(parts)
    if (text.trim() === '') {
      isApart = true
      continue
    }
    const { type, start, length } = markerOf(text)
    const line = withoutMarker(parts, length)
    const last = blocks.at(-1)
    if (last?.type === type && (type !== 'paragraph' || !isApart)) last.lines.push(line)
    else blocks.push({ type, ...(start !== undefined && { start }), lines: [line] })
    isApart = false
  }
  return blocks
}

/** Light Markdown without what makes words bold, code, headings or links; its last line ends as the others do. */
function withoutMarks(text: string): string {
  return `${text}\n`
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
}

function areAlike(parts: readonly TextPart[]): boolean {
  const lengths = { same: 0, added: 0, removed: 0 }
  for (const { kind, text } of parts) lengths[kind] += text.replace(/\s+/g, '').length
  const shorter = lengths.same + Math.min(lengths.added, lengths.removed)
  return shorter > 0 && lengths.same >= shorter * leastInCommon
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

/** A line as it reads now; one that is gone, as it read. */
function shownText(parts: readonly TextPart[]): string {
  const now = parts.filter(({ kind }) => kind !== 'removed')
  return (now.length > 0 ? now : parts).map(({ text }) => text).join('')
}

function markerOf(line: string) {
  const numbered = number.exec(line)
  if (numbered) return { type: 'ol' as const, start: Number(numbered[1]), length: numbered[0].length }
  const marker = bullet.exec(line)
  return { type: marker ? ('ul' as const) : ('paragraph' as const), length: marker?.[0].length ?? 0 }
}

/** A line without its marker of so many characters, and without the one that stood there before. */
function withoutMarker(parts: readonly TextPart[], length: number): TextPart[] {
  const isGone = parts.every(({ kind }) => kind === 'removed')
  let left = length
  return parts.flatMap(({ kind, text }) => {
    if (kind === 'removed' && !isGone) return left > 0 && oldMarker.test(text) ? [] : [{ kind, text }]
    const rest = text.slice(left)
    left = Math.max(0, left - text.length)
    return rest === '' ? [] : [{ kind, text: rest }]
  })
}
