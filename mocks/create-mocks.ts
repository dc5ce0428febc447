import type { RequestHandler } from 'msw'
import { agencyMocks } from './handlers/agency/area.ts'
import { agentsMocks } from './handlers/agents/area.ts'
import { analyticsMocks } from './handlers/analytics/area.ts'
import { conversationsMocks } from './handlers/conversations/area.ts'
import { domainsMocks } from './handlers/domains/area.ts'
import { embedMocks } from './handlers/embed/area.ts'
import { filesMocks } from './handlers/files/area.ts'
import { inboxMocks } from './handlers/inbox/area.ts'
import { knowledgeMocks } from './handlers/knowledge/area.ts'
import { leadsMocks } from './handlers/leads/area.ts'
import { libraryMocks } from './handlers/library/area.ts'
import { liveMocks } from './handlers/live/area.ts'
import { notificationsMocks } from './handlers/notifications/area.ts'
import { onboardingMocks } from './handlers/onboarding/area.ts'
import { platformMocks } from './handlers/platform/area.ts'
import { publicMocks } from './handlers/public/area.ts'
import { publishingMocks } from './handlers/publishing/area.ts'
import { requestsMocks } from './handlers/requests/area.ts'
import { sessionMocks } from './handlers/session/area.ts'
import type { Intersection } from './handlers/shared/intersection.ts'
import { createMockDb, type MockDb, type MockSeed } from './handlers/shared/mock-db.ts'
import { stylingMocks } from './handlers/styling/area.ts'
import { voiceMocks } from './handlers/voice/area.ts'
import { workspacesMocks } from './handlers/workspaces/area.ts'

/** Every area's mocks. */
const areas = [
  sessionMocks,
  workspacesMocks,
  agencyMocks,
  domainsMocks,
  agentsMocks,
  knowledgeMocks,
  onboardingMocks,
  conversationsMocks,
  liveMocks,
  inboxMocks,
  requestsMocks,
  analyticsMocks,
  leadsMocks,
  publishingMocks,
  embedMocks,
  stylingMocks,
  voiceMocks,
  filesMocks,
  notificationsMocks,
  libraryMocks,
  platformMocks,
  publicMocks,
] as const

/** What can go wrong, by group and endpoint: `scenarios.agents.list.rateLimited()`. */
type Scenarios = Intersection<(typeof areas)[number]['scenarios']>
const scenarios = Object.assign({}, ...areas.map((area) => area.scenarios)) as Scenarios

/** A set of mocks: its memory, a handler for every contract, and what can go wrong. */
export interface Mocks {
  db: MockDb
  handlers: RequestHandler[]
  scenarios: Scenarios
}

/** A fresh set of mocks: nothing outlives one story or one test. */
export function createMocks(seed: MockSeed = {}): Mocks {
  const db = createMockDb(seed)
  return { db, handlers: areas.flatMap(({ handlers }) => handlers(db)), scenarios }
}
