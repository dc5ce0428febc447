import { getModelTrouble, listConversations, listMessages, sendTestMessage } from './conversation.contract.ts'

/** What was said to agents, and the test chat. */
export const conversationsContracts = [
  listConversations,
  listMessages,
  sendTestMessage,
  getModelTrouble,
] as const
