import { defineMockArea } from '../shared/mock-area.ts'
import { conciergeHandlers, conciergeScenarios } from './concierge.handlers.ts'
import { domainHandlers, domainScenarios } from './domain.handlers.ts'

/** Hosts that show an agency. */
export const domainsMocks = defineMockArea({
  handlers: (db) => [...domainHandlers(db), ...conciergeHandlers(db)],
  scenarios: { domains: domainScenarios, concierge: conciergeScenarios },
})
