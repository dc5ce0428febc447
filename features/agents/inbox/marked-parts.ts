import { searchWords } from '#mocks/contracts/inbox/search-words.ts'

/** A part of a text, and whether it is what was searched for. */
export interface TextPart {
  /** Where it begins. */
  at: number
  text: string
  isMarked: boolean
}

/** A text in its parts: words that were searched for apart from the rest; the last one may be a beginning. */
export function markedParts(text: string, q: string): TextPart[] {
  const wanted = searchWords(q)
  const parts: TextPart[] = []
  let end = 0
  const add = (to: number, isMarked: boolean) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to), isMarked })
    end = Math.max(end, to)
  }
  for (const { segment, index } of new Intl.Segmenter('und', { granularity: 'word' }).segment(text)) {
    const [word = ''] = searchWords(segment)
    const found = wanted.find((each, at) =>
      at === wanted.length - 1 ? word.startsWith(each) : word === each,
    )
    if (found === undefined) continue
    add(index, false)
    add(index + segment.length, true)
  }
  add(text.length, false)
  return parts
}
