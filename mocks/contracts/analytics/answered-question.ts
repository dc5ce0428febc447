/** A document of questions and answers, as far as it tells what it answers. */
export interface AnsweringDocument {
  documentId: string
  name: string
  /** The visitors' question it was written for, in their words. */
  asked?: string | undefined
  pairs: readonly { question: string }[] | null
  /** Unix seconds. */
  updatedAt: number
}

/** A question without what does not tell two apart: its case and punctuation. */
export function questionKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** Keys of questions, however they are kept. */
type QuestionKeys = Pick<ReadonlySet<string>, 'has'>

/** Whether a document answers a question with one of these keys: it holds it, or was written for it. */
export function answersAny(keys: QuestionKeys, { asked, pairs }: AnsweringDocument): boolean {
  if (asked !== undefined && keys.has(questionKey(asked))) return true
  return pairs?.some(({ question }) => keys.has(questionKey(question))) ?? false
}

/** The document that answers one of these questions, the last changed one of several; null where none does. */
export function answeredBy(questions: readonly string[], documents: readonly AnsweringDocument[]) {
  return lastAnswering(new Set(questions.map(questionKey)), documents)
}

/** The same by the keys of the questions. */
export function lastAnswering(
  keys: QuestionKeys,
  documents: readonly AnsweringDocument[],
): { documentId: string; name: string } | null {
  const [last] = documents
    .filter((each) => answersAny(keys, each))
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.documentId < b.documentId ? -1 : 1))
  return last ? { documentId: last.documentId, name: last.name } : null
}
