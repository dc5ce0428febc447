import { defineMockArea } from '../shared/mock-area.ts'
import { requestHandlers, requestScenarios } from './request.handlers.ts'

/** What visitors ask of an agent's team. */
export const requestsMocks = defineMockArea({
  handlers: (db) => [...requestHandlers(db)],
  scenarios: { requests: requestScenarios },
})
