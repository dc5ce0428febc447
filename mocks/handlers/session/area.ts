import { defineMockArea } from '../shared/mock-area.ts'
import { accountHandlers, accountScenarios } from './account.handlers.ts'
import { sessionHandlers, sessionScenarios } from './session.handlers.ts'

/** Signing in and out, and the own account. */
export const sessionMocks = defineMockArea({
  handlers: (db) => [...sessionHandlers(db), ...accountHandlers(db)],
  scenarios: { session: sessionScenarios, account: accountScenarios },
})
