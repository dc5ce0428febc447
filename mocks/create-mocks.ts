import type { RequestHandler } from 'msw'
import { agentHandlers, agentScenarios } from './handlers/agents/agent.handlers.ts'
import {
  conversationHandlers,
  conversationScenarios,
} from './handlers/conversations/conversation.handlers.ts'
import { embedHandlers, embedScenarios } from './handlers/embed/embed.handlers.ts'
import { onboardingHandlers, onboardingScenarios } from './handlers/onboarding/onboarding.handlers.ts'
import { ipHandlers, ipScenarios } from './handlers/platform/ip.handlers.ts'
import { sessionHandlers, sessionScenarios } from './handlers/session/session.handlers.ts'
import { createMockDb, type MockDb, type MockSeed } from './handlers/shared/mock-db.ts'
import { workspaceHandlers, workspaceScenarios } from './handlers/workspaces/workspace.handlers.ts'

/** What can go wrong, by area and endpoint: `scenarios.agents.list.rateLimited()`. */
const scenarios = {
  session: sessionScenarios,
  workspaces: workspaceScenarios,
  agents: agentScenarios,
  onboarding: onboardingScenarios,
  conversations: conversationScenarios,
  embed: embedScenarios,
  platform: ipScenarios,
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
    ...workspaceHandlers(db),
    ...agentHandlers(db),
    ...onboardingHandlers(db),
    ...conversationHandlers({ db }),
    ...embedHandlers(),
    ...ipHandlers(),
  ]
  return { db, handlers, scenarios }
}
