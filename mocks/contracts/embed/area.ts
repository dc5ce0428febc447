import { getVisitorAttachment } from './attachment.contract.ts'
import { sendChatForm } from './chat-form.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from './embed.contract.ts'
import { rateAnswer } from './rating.contract.ts'

/** What visitors of an embedded agent call. */
export const embedContracts = [
  getPublicAgent,
  createVisitorSession,
  sendVisitorMessage,
  listVisitorMessages,
  rateAnswer,
  sendChatForm,
  getVisitorAttachment,
] as const
