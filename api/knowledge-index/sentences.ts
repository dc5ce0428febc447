const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A stretch of a text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  start: number
  end: number
}

/** The sentences of a line, without the blanks around them. */
export function sentenceSpans(line: string): Span[] {
  const spans: Span[] = []
  for (const { segment, index } of segmenter.segment(line)) {
    const span = trimSpan(line, { start: index, end: index + segment.length })
    if (span) spans.push(span)
  }
  return spans
}

/** The span without white space at its ends, or null when nothing is left. */
export function trimSpan(text: string, { start, end }: Span): Span | null {
  const piece = text.slice(start, end)
  const trimmed = piece.trim()
  if (trimmed === '') return null
  const lead = piece.indexOf(trimmed)
  return { start: start + lead, end: start + lead + trimmed.length }
}

/** Cuts a span into pieces of at most `limit`, at white space where there is some, never inside a surrogate pair. */
export function cutSpan(text: string, { start, end }: Span, limit: number): Span[] {
  const pieces: Span[] = []
  let from = start
  while (end - from > limit) {
    const to = cutPoint(text, from, limit)
    const piece = trimSpan(text, { start: from, end: to })
    if (piece) pieces.push(piece)
    from = to
  }
  const rest = trimSpan(text, { start: from, end })
  if (rest) pieces.push(rest)
  return pieces
}

function cutPoint(text: string, from: number, limit: number): number {
  for (let at = from + limit; at > from + limit / 2; at--) if (/\s/.test(text.charAt(at))) return at
  const at = from + limit
  const splitsPair = isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at))
  return splitsPair ? at - 1 : at
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
