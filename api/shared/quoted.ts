/** Longest name, title or heading a prompt repeats, in characters. */
export const longestName = 120

/** Line breaks of every kind, control characters, and marks that hide or turn text around. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/** A name somebody else chose, as in a page's title or a file's name: one line, cut, with nothing unseen in it. */
export function nameInPrompt(name: string): string {
  return [...name.replace(unseen, ' ').replace(/\s+/g, ' ').trim()].slice(0, longestName).join('')
}

/** Data in a prompt: JSON on one line that none of its texts can end, whatever quotation it stands in. */
export function quoted(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
