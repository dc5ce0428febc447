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
import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  removeAutomation,
  saveAutomation,
} from './library/automation.contract.ts'
import {
  getCredential,
  listCredentials,
  removeCredential,
  saveCredential,
} from './library/credential.contract.ts'
import {
  createEventSecret,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from './library/event.contract.ts'
import {
  checkFunction,
  getFunction,
  listFunctions,
  removeFunction,
  saveFunction,
} from './library/function.contract.ts'
import { getPrompt, listPrompts, removePrompt, savePrompt } from './library/prompt.contract.ts'
import { listVisitorSessions, removeVisitorSession } from './library/visitor-session.contract.ts'
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
  listCredentials,
  getCredential,
  saveCredential,
  removeCredential,
  listPrompts,
  getPrompt,
  savePrompt,
  removePrompt,
  listFunctions,
  getFunction,
  saveFunction,
  removeFunction,
  checkFunction,
  listAutomations,
  saveAutomation,
  removeAutomation,
  createAutomationRun,
  listAutomationRuns,
  listVisitorSessions,
  removeVisitorSession,
  listEvents,
  sendEvent,
  getEventSettings,
  saveEventSettings,
  createEventSecret,
  listLanguages,
  getIp,
]
