import { getAgent, listAgents, saveAgent } from './agents/agent.contract.ts'
import { createAgentKey } from './agents/agent-key.contract.ts'
import { listKnowledge } from './agents/knowledge.contract.ts'
import { convertTemplate } from './agents/template.contract.ts'
import { publishAgent } from './agents/version.contract.ts'
import { listConversations, listMessages, sendTestMessage } from './conversations/conversation.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from './embed/embed.contract.ts'
import { createPersonalizedAgent, getBrandingInfo } from './onboarding/onboarding.contract.ts'
import { getIp } from './platform/ip.contract.ts'
import {
  createTicket,
  getSession,
  newUser,
  sendCode,
  signOut,
  tokenToUser,
} from './session/session.contract.ts'
import type { Contract } from './shared/define-contract.ts'
import { getWorkspace } from './workspaces/workspace.contract.ts'

/** Every endpoint of the product; a check compares it with the contract files on disk. */
export const contracts: readonly Contract[] = [
  sendCode,
  createTicket,
  tokenToUser,
  getSession,
  signOut,
  newUser,
  getWorkspace,
  listAgents,
  getAgent,
  saveAgent,
  convertTemplate,
  createAgentKey,
  publishAgent,
  listKnowledge,
  getBrandingInfo,
  createPersonalizedAgent,
  listConversations,
  listMessages,
  sendTestMessage,
  getPublicAgent,
  createVisitorSession,
  sendVisitorMessage,
  listVisitorMessages,
  getIp,
]
