/** What a file's bytes show it to be. */
export type SniffedKind = 'png' | 'jpg' | 'gif' | 'webp' | 'pdf' | 'text'

const marks: readonly (readonly [SniffedKind, RegExp])[] = [
  ['png', /^\x89PNG\r\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['pdf', /^%PDF-\d/],
]
/** A tag, a comment, a declaration or a stylesheet's start of markup, after white space or a byte order mark. */
const markup = /^[\s\uFEFF]*<[!?/a-z]/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no text holds
const control = /[\x00-\x08\x0b\x0e-\x1f\x7f]/

/**
 * What the first bytes say a file is, whatever it is called; null for what we do not take. Text that begins like
 * markup is not taken: a browser that guesses would show it as a page.
 */
export function sniffFile(bytes: Uint8Array): SniffedKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const marked = marks.find(([, mark]) => mark.test(head))
  if (marked) return marked[0]
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return markup.test(text) || control.test(text) ? null : 'text'
  } catch {
    return null
  }
}
