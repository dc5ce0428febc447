import type { Span } from './sentences.ts'
import { cutSpan, sentenceSpans, trimSpan } from './sentences.ts'

/** Spec 1 §9: the starter value of `vgOptions.maxChunkSize`, in characters. */
export const defaultMaxChunkSize = 2424

/** One line (or sentence of an over-long line) of a chunk, with its offsets in the document. */
export interface ChunkLine extends Span {
  text: string
}

/** A stretch of a document below one heading, small enough to be shown to a responder. */
export interface Chunk extends Span {
  /** Headings from the outermost to the nearest; empty before the first heading. */
  headings: string[]
  /** Exactly `content.slice(start, end)`. */
  text: string
  lines: ChunkLine[]
}

interface Section {
  headings: string[]
  lines: Span[]
}

const headingLine = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const smallestChunk = 2

/**
 * Splits light Markdown (`# heading`, `- item`, `label: value`) into chunks of at most `maxChunkSize`
 * characters. A chunk never spans two headings; a line, then a sentence, is cut only when it alone is too long.
 */
export function chunkDocument(content: string, maxChunkSize: number = defaultMaxChunkSize): Chunk[] {
  const limit = Math.max(smallestChunk, Math.floor(maxChunkSize))
  return sectionsOf(content).flatMap((section) => packLines(content, section, limit))
}

function sectionsOf(content: string): Section[] {
  const sections: Section[] = [{ headings: [], lines: [] }]
  let path: { level: number; text: string; span: Span }[] = []
  for (const span of lineSpans(content)) {
    // Ends what the headings below the first level hold; see the site reader.
    if (content.slice(span.start, span.end) === '---') {
      path = path.filter((heading) => heading.level === 1)
      sections.push({ headings: path.map((heading) => heading.text).filter(Boolean), lines: [] })
      continue
    }
    const [, marks, rawTitle] = headingLine.exec(content.slice(span.start, span.end)) ?? []
    if (marks === undefined || rawTitle === undefined) {
      sections.at(-1)?.lines.push(span)
      continue
    }
    const level = marks.length
    keepBareHeading(sections, path, level)
    const title = rawTitle.replace(/\s#+$/, '').trim()
    path = [
      ...path.filter((heading) => heading.level < level),
      { level, text: title, span: titleSpan(content, span, title) },
    ]
    sections.push({ headings: path.map((heading) => heading.text).filter(Boolean), lines: [] })
  }
  keepBareHeading(sections, path, 0)
  return sections.filter((section) => section.lines.length > 0)
}

/** A heading with nothing below it is itself the text, else its words would be lost. */
function keepBareHeading(
  sections: Section[],
  path: { level: number; span: Span }[],
  nextLevel: number,
): void {
  const section = sections.at(-1)
  const heading = path.at(-1)
  if (section && heading && section.lines.length === 0 && nextLevel <= heading.level)
    section.lines.push(heading.span)
}

function titleSpan(content: string, line: Span, title: string): Span {
  const start = content.indexOf(title, line.start)
  return { start, end: start + title.length }
}

function lineSpans(content: string): Span[] {
  const spans: Span[] = []
  let start = 0
  while (start <= content.length) {
    const newline = content.indexOf('\n', start)
    const end = newline === -1 ? content.length : newline
    const span = trimSpan(content, { start, end })
    if (span) spans.push(span)
    start = end + 1
  }
  return spans
}

function packLines(content: string, { headings, lines }: Section, limit: number): Chunk[] {
  const chunks: Chunk[] = []
  let current: Span[] = []
  const flush = () => {
    const start = current[0]?.start
    const end = current.at(-1)?.end
    if (start === undefined || end === undefined) return
    const parts = current.map((span) => ({ ...span, text: content.slice(span.start, span.end) }))
    chunks.push({ headings, start, end, text: content.slice(start, end), lines: parts })
    current = []
  }
  for (const span of lines.flatMap((line) => fitLine(content, line, limit))) {
    if (current[0] && span.end - current[0].start > limit) flush()
    current.push(span)
  }
  flush()
  return chunks
}

function fitLine(content: string, line: Span, limit: number): Span[] {
  if (line.end - line.start <= limit) return [line]
  return sentenceSpans(content.slice(line.start, line.end)).flatMap((sentence) =>
    cutSpan(content, { start: line.start + sentence.start, end: line.start + sentence.end }, limit),
  )
}
