import { Lexer, type Token } from 'marked'

/** Longest text that is parsed, in characters; the rest is cut. */
export const longestText = 100_000

// Emphasis is matched in quadratic time: thousands of marks would hold the page for seconds.
const mostMarks = 2_000
// Halves of a surrogate pair (the cut may make one) and NUL.
const unshowable = /\p{Surrogate}|\0/gu

/** Markdown as marked's tokens; one paragraph of plain text where it is built to be slow or deep. */
export function parseMarkdown(text: string): Token[] {
  const shown = text.slice(0, longestText).replace(unshowable, '')
  const marks = shown.length - shown.replace(/[*_~]/g, '').length
  if (marks > mostMarks) return plain(shown)
  try {
    return new Lexer({ gfm: true }).lex(shown)
  } catch {
    // Thousands of nested quotes or lists overflow the parser's stack; the words still count.
    return plain(shown)
  }
}

function plain(text: string): Token[] {
  return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'escape', raw: text, text }] }]
}
