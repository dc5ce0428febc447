import type { RequestHandler } from 'msw'
import { agentHandlers, agentScenarios } from './handlers/agents/agent.handlers.ts'
import { agentLifeHandlers, agentLifeScenarios } from './handlers/agents/agent-life.handlers.ts'
import { templateFileHandlers, templateFileScenarios } from './handlers/agents/template-file.handlers.ts'
import { versionHandlers, versionScenarios } from './handlers/agents/version.handlers.ts'
import {
  conversationHandlers,
  conversationScenarios,
} from './handlers/conversations/conversation.handlers.ts'
import { embedHandlers, embedScenarios } from './handlers/embed/embed.handlers.ts'
import { fileHandlers, fileScenarios } from './handlers/files/file.handlers.ts'
import { automationHandlers, automationScenarios } from './handlers/library/automation.handlers.ts'
import { credentialHandlers, credentialScenarios } from './handlers/library/credential.handlers.ts'
import { eventHandlers, eventScenarios } from './handlers/library/event.handlers.ts'
import { functionHandlers, functionScenarios } from './handlers/library/function.handlers.ts'
import { promptHandlers, promptScenarios } from './handlers/library/prompt.handlers.ts'
import {
  visitorSessionHandlers,
  visitorSessionScenarios,
} from './handlers/library/visitor-session.handlers.ts'
import {
  newAgentNoticeHandlers,
  newAgentNoticeScenarios,
} from './handlers/notifications/new-agent.handlers.ts'
import { onboardingHandlers, onboardingScenarios } from './handlers/onboarding/onboarding.handlers.ts'
import { ipHandlers, ipScenarios } from './handlers/platform/ip.handlers.ts'
import { languageHandlers, languageScenarios } from './handlers/platform/languages.handlers.ts'
import { accountHandlers, accountScenarios } from './handlers/session/account.handlers.ts'
import { sessionHandlers, sessionScenarios } from './handlers/session/session.handlers.ts'
import { createMockDb, type MockDb, type MockSeed } from './handlers/shared/mock-db.ts'
import { cssHandlers, cssScenarios } from './handlers/styling/css.handlers.ts'
import { themeHandlers, themeScenarios } from './handlers/styling/theme.handlers.ts'
import { invitationHandlers, invitationScenarios } from './handlers/workspaces/invitation.handlers.ts'
import { memberHandlers, memberScenarios } from './handlers/workspaces/member.handlers.ts'
import { workspaceHandlers, workspaceScenarios } from './handlers/workspaces/workspace.handlers.ts'

/** What can go wrong, by area and endpoint: `scenarios.agents.list.rateLimited()`. */
const scenarios = {
  session: sessionScenarios,
  account: accountScenarios,
  workspaces: workspaceScenarios,
  members: memberScenarios,
  invitations: invitationScenarios,
  agents: { ...agentScenarios, ...versionScenarios, ...agentLifeScenarios, ...templateFileScenarios },
  onboarding: onboardingScenarios,
  conversations: conversationScenarios,
  embed: embedScenarios,
  styling: cssScenarios,
  themes: themeScenarios,
  files: fileScenarios,
  notifications: newAgentNoticeScenarios,
  credentials: credentialScenarios,
  prompts: promptScenarios,
  functions: functionScenarios,
  automations: automationScenarios,
  visitorSessions: visitorSessionScenarios,
  events: eventScenarios,
  platform: { ...ipScenarios, ...languageScenarios },
}

/** A set of mocks: its memory, a handler for every contract, and what can go wrong. */
export interface Mocks {
  db: MockDb
  handlers: RequestHandler[]
  scenarios: typeof scenarios
}

/** A fresh set of mocks: nothing outlives one story or one test. */
export function createMocks(seed: MockSeed = {}): Mocks {
  const db = createMockDb(seed)
  const handlers = [
    ...sessionHandlers(db),
    ...accountHandlers(db),
    ...workspaceHandlers(db),
    ...memberHandlers(db),
    ...invitationHandlers(db),
    ...agentHandlers(db),
    ...versionHandlers(db),
    ...agentLifeHandlers(db),
    ...templateFileHandlers(db),
    ...onboardingHandlers(db),
    ...conversationHandlers({ db }),
    ...embedHandlers(),
    ...cssHandlers(db),
    ...themeHandlers(db),
    ...fileHandlers(db),
    ...newAgentNoticeHandlers(db),
    ...credentialHandlers(db),
    ...promptHandlers(db),
    ...functionHandlers(db),
    ...automationHandlers(db),
    ...visitorSessionHandlers(db),
    ...eventHandlers(db),
    ...languageHandlers(),
    ...ipHandlers(),
  ]
  return { db, handlers, scenarios }
}
