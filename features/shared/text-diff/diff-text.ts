import { diffArrays, diffWordsWithSpace } from 'diff'

/** A stretch of text that is in both texts, only in the later one, or only in the earlier one. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Past so many differing words two stretches are shown as one text instead of the other. */
const mostWordEdits = 400
/** Past so many differing lines two texts have nothing in common worth showing. */
const mostLineEdits = 2000

/** What changed between two texts: whole lines first, then word by word where lines were changed. */
export function diffText(before: string, after: string): TextPart[] {
  const lines = diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostLineEdits })
  if (!lines) return replaced(before, after)
  const parts: TextPart[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const [change, next] = [lines[index], lines[index + 1]]
    if (change?.removed && next?.added) {
      parts.push(...diffWords(change.value.join(''), next.value.join('')))
      index += 1
    } else if (change) {
      parts.push({ kind: kindOf(change), text: change.value.join('') })
    }
  }
  return joined(parts)
}

function diffWords(before: string, after: string): TextPart[] {
  const words = diffWordsWithSpace(before, after, { maxEditLength: mostWordEdits })
  return words?.map((change) => ({ kind: kindOf(change), text: change.value })) ?? replaced(before, after)
}

function kindOf({ added, removed }: { added?: boolean; removed?: boolean }): TextPart['kind'] {
  if (added) return 'added'
  return removed ? 'removed' : 'same'
}

function replaced(before: string, after: string): TextPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

/** Neighbours of one kind as one part; empty ones are none. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}

/** Lines with their line break. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
