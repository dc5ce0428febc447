import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'
import { documentNameMissing } from './document.schema.ts'
import { documentsLimit, searchesLimit } from './knowledge-limits.ts'

/** One more document than an agent knows. */
export const documentsFull: Refusal = limitReached(
  `An agent can know ${documentsLimit.toLocaleString('en')} documents. Delete one to add another.`,
)

/** More text than the plan has room for (`maxKbDocsCharCount`, spec 3 §3). */
export function textFull(most: number): Refusal {
  return limitReached(
    `Your plan includes ${most.toLocaleString('en')} characters of knowledge per agent. Delete documents or upgrade your plan to add more.`,
  )
}

/** The refusal of what would leave more text than there is room for. */
export function refuseText(after: number, most: number | null): Refusal | undefined {
  return most !== null && after > most ? textFull(most) : undefined
}

/** A new document is a text, or questions and answers. */
export const documentEmpty = invalidFields({ content: 'Please write what the agent is to know.' })

/** A new document has a name. */
export const documentUnnamed = invalidFields({ name: documentNameMissing })

/** What was written one way is not changed another way: a text has no questions, and what was read is read again. */
export const notWritten = invalidFields({ content: 'The text of this document cannot be written by hand.' })

/** Nothing to read again: it was written, or its file is no longer there. */
export const nothingToRead: Refusal = {
  status: 409,
  code: 'nothing_to_read',
  message: 'There is nothing to read again. It was written, or its file is no longer there.',
}

/** The refusal of one search more than a workspace may have under way. */
export function refuseSearch(underWay: number): Refusal | undefined {
  return underWay >= searchesLimit
    ? limitReached(
        `${searchesLimit} searches for pages are under way. Cancel one, or wait until one is done.`,
      )
    : undefined
}
