import type { ChunkLine } from './chunk.ts'

/** A knowledge document as the index reads it: the stored entity's own field names (spec 3 §3). */
export interface KnowledgeDoc {
  ID: string
  /** Page or file title; what a source is shown as. */
  name: string
  url?: string | null
  /** Light Markdown: `# heading`, `- item`, `label: value`, paragraphs. */
  content: string
}

/** A piece of knowledge found for a question. */
export interface Passage {
  docId: string
  title: string
  url?: string
  /** The nearest heading, '' before the first one. */
  heading: string
  /** All headings from the outermost to the nearest. */
  headings: string[]
  text: string
  /** How likely the passage answers the question, 0..1; compare with `ifKnowsThreshold`. */
  score: number
  /** The lines of `text` with their offsets in the document. */
  lines: ChunkLine[]
  /** Of the best passage: what it says to the question, in its own words as light Markdown. */
  answer?: string
  /** Of the best passage: the documents its answer is from, where they are more than its own. */
  answerFrom?: { docId: string; title: string; url?: string }[]
}

/** Passages below this do not answer the question; an agent's own `ifKnowsThreshold` (spec 3 §3) replaces it. */
export const defaultIfKnowsThreshold = 0.55
