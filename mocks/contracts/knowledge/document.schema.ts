import * as z from 'zod/mini'
import {
  documentNameLimit,
  documentTagsLimit,
  documentTextLimit,
  pairsLimit,
  questionLimit,
} from './knowledge-limits.ts'

/** Where a document's text comes from: written, pairs of questions and answers, a file, or a page of a website. */
export const documentKinds = ['text', 'questions', 'file', 'page'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** States of spec 3 §3: it waits to be read, is being read, can be answered from, or could not be read. */
export const documentStatuses = ['INITIALIZED', 'PENDING', 'SUCCESS', 'ERROR'] as const
export const documentStatusSchema = z.enum(documentStatuses)
export type DocumentStatus = (typeof documentStatuses)[number]

/** How often a page is read again (spec 3 §9). */
export const refreshRates = ['6h', '12h', '24h', '7d', 'never'] as const
export const refreshRateSchema = z.enum(refreshRates, 'Please choose how often it is read again.')
export type RefreshRate = (typeof refreshRates)[number]

/** Files that can be read. */
export const knowledgeFileTypes = ['txt', 'md', 'html', 'csv', 'json', 'pdf', 'docx', 'xlsx'] as const
export type KnowledgeFileType = (typeof knowledgeFileTypes)[number]

/** The id of a document: made by the browser, or by the server for what was read while an agent was made. */
export const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{4,40}$/))

/** Said of a document without a name. */
export const documentNameMissing = 'Please give the document a name.'
const textMissing = 'Please write what the agent is to know.'
const questionMissing = 'Please write the question.'
const answerMissing = 'Please write the answer.'

/** Text that is not empty, of at most so many characters. */
function words(limit: number, missing: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limit, `Please use at most ${limit.toLocaleString('en')} characters.`),
    )
}

export const documentNameSchema = words(documentNameLimit, documentNameMissing)

/** One tag, as people write it. */
export const documentTagSchema = words(40, 'A tag has at least one character.')

export const documentTagsSchema = z
  .array(documentTagSchema, 'Please enter tags.')
  .check(z.maxLength(documentTagsLimit, `Please use at most ${documentTagsLimit} tags.`))

/** A question, and what the agent answers to it. */
export const pairSchema = z.object({
  question: words(questionLimit, questionMissing),
  answer: words(5000, answerMissing),
})
export type KnowledgePair = z.infer<typeof pairSchema>

/** What people write of a document. A text has `content`, questions and answers have `pairs`. */
export const documentFieldsSchema = z.object({
  name: documentNameSchema,
  tags: documentTagsSchema,
  /** Plain text or light Markdown: headings, lists, paragraphs. */
  content: words(documentTextLimit, textMissing),
  pairs: z
    .array(pairSchema, 'Please write a question and its answer.')
    .check(
      z.minLength(1, 'Please write a question and its answer.'),
      z.maxLength(pairsLimit, `Please use at most ${pairsLimit} questions.`),
    ),
})
export type DocumentFields = z.infer<typeof documentFieldsSchema>

/** A knowledge document in lists (spec 3 §3). */
export const knowledgeCardSchema = z.object({
  ID: z.string(),
  name: z.string(),
  /** The page it was read from; null for what came otherwise. */
  url: z.nullable(z.string()),
  sourceType: z.enum(['doc', 'url']),
  kind: z.enum(documentKinds),
  /** What the file was found to be; null for what is no file. */
  fileType: z.nullable(z.enum(knowledgeFileTypes)),
  status: documentStatusSchema,
  /** Why it could not be read, in words; null for all that could. */
  error: z.nullable(z.string()),
  /** Whether reading it again may end otherwise. */
  retryable: z.boolean(),
  refreshRate: refreshRateSchema,
  /** Unix seconds of the last time its page was read; null for what is no page, and before its first reading. */
  readAt: z.nullable(z.int()),
  /** Unix seconds of the reading since which its page has said the same; null where no later one found it so. */
  unchangedSince: z.nullable(z.int()),
  tags: z.array(z.string()),
  /** Characters of readable text. */
  charCount: z.int(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds of the last change of its text, name or tags. */
  updatedAt: z.int(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
})
export type KnowledgeCard = z.infer<typeof knowledgeCardSchema>

/** A knowledge document with all its text. */
export const knowledgeDocumentSchema = z.extend(knowledgeCardSchema, {
  content: z.string(),
  /** Its questions and answers; null for what has none. */
  pairs: z.nullable(z.array(pairSchema)),
})
export type KnowledgeDocument = z.infer<typeof knowledgeDocumentSchema>

/** Questions and answers as the text an agent reads. */
export function pairsText(pairs: readonly KnowledgePair[]): string {
  return pairs.map(({ question, answer }) => `## ${oneLine(question)}\n\n${answer}`).join('\n\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
