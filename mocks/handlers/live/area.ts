import { defineMockArea } from '../shared/mock-area.ts'
import { liveHandlers, liveScenarios } from './live.handlers.ts'
import { turnHandlers, turnScenarios } from './turn.handlers.ts'

/** Conversations as they happen, and people who answer in their agent's place. */
export const liveMocks = defineMockArea({
  handlers: (db) => [...liveHandlers(db), ...turnHandlers(db)],
  scenarios: { live: liveScenarios, turn: turnScenarios },
})
