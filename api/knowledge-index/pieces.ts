import { chunkDocument } from './chunk.ts'

/** Longest piece, in characters. */
const longestPiece = 6_000

/** Cuts a document into the pieces that a large knowledge is looked through by, each below the headings it stands under. */
export function piecesOf(content: string): string[] {
  const pieces: string[] = []
  let path = ''
  let text = ''
  for (const chunk of chunkDocument(content, longestPiece)) {
    const own = chunk.headings.map((heading, level) => `${'#'.repeat(level + 1)} ${heading}`)
    const opens = own.join('\n') === path ? [] : own
    const added = [...opens, chunk.text].join('\n')
    if (text !== '' && text.length + added.length > longestPiece) {
      pieces.push(text)
      text = [...own, chunk.text].join('\n')
    } else text = text === '' ? added : `${text}\n\n${added}`
    path = own.join('\n')
  }
  if (text !== '') pieces.push(text)
  return pieces
}
