import { getModelTrouble, listConversations, listMessages, sendTestMessage } from './conversation.contract.ts'
import { checkPrompt } from './prompt.contract.ts'
import { exportVisitor, removeVisitor } from './visitor.contract.ts'

/** What was said to agents, and the test chat. */
export const conversationsContracts = [
  listConversations,
  listMessages,
  sendTestMessage,
  getModelTrouble,
  checkPrompt,
  exportVisitor,
  removeVisitor,
] as const
