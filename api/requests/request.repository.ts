import type { RequestWish, VisitorRequest } from '#mocks/contracts/requests/request.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import type { MailedDoc } from '../visitor-mails/mailed.ts'

/** A request; `_id` is its conversation's. */
export interface RequestDoc extends MailedDoc, Omit<VisitorRequest, 'ID'> {
  /** What equal addresses have in common; '' for none. */
  emailKey: string
  /** What equal numbers have in common; '' for none. */
  phoneKey: string
  /** Its address is known of the visitor's lead, and was not given in its conversation. @default false */
  emailIsBorrowed?: boolean
  /** Where it was made. @default it was made since test chats make none */
  channel?: 'widget' | 'test'
  /** How often it was opened or marked as done. @default 0 */
  markRev?: number
  /** When the mark of its conversation is due, should whoever changed it not come to it, in Unix milliseconds; 0 for never. */
  markDueAt?: number
}

/** What is being asked of a visitor, step by step; `_id` is the conversation's. */
export interface IntakeDoc extends Doc {
  agentId: string
  wish: RequestWish
  /** What the visitor was asked for last. */
  step: IntakeStep
  language: SpokenLanguage
  /** How often the same was asked in a row. */
  asked: number
  name: string
  phone: string
  email: string
  matter: string
  time: string
  message: string
  /** Unix milliseconds. */
  updatedAt: number
}

/** `which` is the appointment that is meant, `confirm` whether the address is right. */
export type IntakeStep = 'matter' | 'time' | 'which' | 'newTime' | 'contact' | 'confirm'

/** Requests and what is being asked for them, by region. */
export function createRequestRepository(stores: Stores) {
  const requests = (region: Region): DocStore<RequestDoc> => stores[region].collection('visitorRequests')
  const intakes = (region: Region): DocStore<IntakeDoc> => stores[region].collection('intakes')
  return {
    requests,
    intakes,
    /** Removes what a conversation asked for, with the details in it. */
    async removeOfConversation(region: Region, conversationId: string): Promise<void> {
      await intakes(region).deleteOne({ _id: conversationId })
      await requests(region).deleteOne({ _id: conversationId })
    },
  }
}

/** A request as the agent's workspace sees it. */
export function presentRequest({
  _id,
  emailKey,
  phoneKey,
  emailIsBorrowed,
  mailAt,
  mailTries,
  mailedTo,
  sender,
  gatheredAt,
  markRev,
  markDueAt,
  channel,
  ...request
}: RequestDoc): VisitorRequest {
  return { ID: _id, ...request }
}
