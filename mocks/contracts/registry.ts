import { getAgent, listAgents, saveAgent } from './agents/agent.contract.ts'
import { createAgentKey } from './agents/agent-key.contract.ts'
import { duplicateAgent, removeAgent } from './agents/agent-life.contract.ts'
import { saveAgentBackup } from './agents/backup.contract.ts'
import { listKnowledge } from './agents/knowledge.contract.ts'
import { convertTemplate } from './agents/template.contract.ts'
import { exportAgentToJson, importAgentTemplate } from './agents/template-file.contract.ts'
import { getVersion, listVersions, publishAgent, restoreVersion } from './agents/version.contract.ts'
import { listConversations, listMessages, sendTestMessage } from './conversations/conversation.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from './embed/embed.contract.ts'
import { uploadFile } from './files/file.contract.ts'
import { sendNewAgent } from './notifications/new-agent.contract.ts'
import { createPersonalizedAgent, getBrandingInfo } from './onboarding/onboarding.contract.ts'
import { getIp } from './platform/ip.contract.ts'
import { listLanguages } from './platform/languages.contract.ts'
import { listSessions, removeSession, savePassword, saveProfile } from './session/account.contract.ts'
import {
  createTicket,
  getSession,
  newUser,
  sendCode,
  signOut,
  tokenToUser,
} from './session/session.contract.ts'
import type { Contract } from './shared/define-contract.ts'
import { createCss } from './styling/css.contract.ts'
import { listThemes, removeTheme, saveTheme } from './styling/theme.contract.ts'
import {
  checkInvitation,
  listInvitations,
  removeInvitation,
  sendInvitation,
} from './workspaces/invitation.contract.ts'
import { joinWorkspace, listMembers, removeMember, saveMember } from './workspaces/member.contract.ts'
import { getWorkspace, removeWorkspace, saveWorkspace } from './workspaces/workspace.contract.ts'

/** Every endpoint of the product; a check compares it with the contract files on disk. */
export const contracts: readonly Contract[] = [
  sendCode,
  createTicket,
  tokenToUser,
  getSession,
  signOut,
  newUser,
  getWorkspace,
  saveWorkspace,
  removeWorkspace,
  listMembers,
  saveMember,
  removeMember,
  joinWorkspace,
  listInvitations,
  sendInvitation,
  removeInvitation,
  checkInvitation,
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
  listAgents,
  getAgent,
  saveAgent,
  duplicateAgent,
  removeAgent,
  convertTemplate,
  createAgentKey,
  publishAgent,
  listVersions,
  getVersion,
  restoreVersion,
  saveAgentBackup,
  exportAgentToJson,
  importAgentTemplate,
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
  createCss,
  listThemes,
  saveTheme,
  removeTheme,
  uploadFile,
  sendNewAgent,
  listLanguages,
  getIp,
]
