import { createAgentWebhookSecret, getAgentWebhook, saveAgentWebhook } from './agent-webhook.contract.ts'
import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  removeAutomation,
  saveAutomation,
} from './automation.contract.ts'
import { getCredential, listCredentials, removeCredential, saveCredential } from './credential.contract.ts'
import {
  createEventSecret,
  getEvent,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from './event.contract.ts'
import {
  checkFunction,
  getFunction,
  listFunctions,
  removeFunction,
  saveFunction,
} from './function.contract.ts'
import { getModelKey, saveModelKey } from './model-key.contract.ts'
import { getPrompt, listPrompts, removePrompt, savePrompt } from './prompt.contract.ts'
import { getVisitorSession, listVisitorSessions, removeVisitorSession } from './visitor-session.contract.ts'

/** What a workspace keeps for its agents, and what happened in it. */
export const libraryContracts = [
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
  getVisitorSession,
  removeVisitorSession,
  listEvents,
  getEvent,
  sendEvent,
  getEventSettings,
  saveEventSettings,
  createEventSecret,
  getAgentWebhook,
  saveAgentWebhook,
  createAgentWebhookSecret,
  getModelKey,
  saveModelKey,
] as const
