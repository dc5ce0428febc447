import { defineMockArea } from '../shared/mock-area.ts'
import { figureHandlers, figureScenarios } from './figure.handlers.ts'
import { logHandlers, logScenarios } from './log.handlers.ts'

/** What visitors want, what answering costs, and what happened. */
export const analyticsMocks = defineMockArea({
  handlers: (db) => [...figureHandlers(db), ...logHandlers(db)],
  scenarios: { figures: figureScenarios, logs: logScenarios },
})
