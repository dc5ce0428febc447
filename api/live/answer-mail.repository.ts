import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** The work of mailing a conversation's answers; its key is the conversation's id. */
export const answerMailJob = 'live.answer-mail'

/** The mail that is being sent about a conversation; `_id` is the conversation's. */
export interface AnswerMailDoc extends Doc {
  agentId: string
  /** Who sends it. */
  claim: string
  /** JSON of the ids of its messages. */
  sending: string
}

/** Where the visitor of a conversation is; `_id` is the conversation's. */
export interface VisitDoc extends Doc {
  agentId: string
  /** When a page of theirs was opened at each server, in Unix milliseconds, by the server's id. */
  pages: Record<string, number>
  /** When they were last known to be there, in Unix milliseconds. */
  seenAt: number
  /** When a page of theirs last asked for news without a stream, in Unix milliseconds. @default never */
  askedAt?: number
}

/** Mails that are being sent, by region. */
export function answerMailsOf(stores: Stores, region: Region): DocStore<AnswerMailDoc> {
  return stores[region].collection('answerMails')
}

/** Where visitors are, by region. */
export function visitsOf(stores: Stores, region: Region): DocStore<VisitDoc> {
  return stores[region].collection('visits')
}
