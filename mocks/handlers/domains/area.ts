import { defineMockArea } from '../shared/mock-area.ts'
import { domainHandlers, domainScenarios } from './domain.handlers.ts'

/** Hosts that show an agency. */
export const domainsMocks = defineMockArea({
  handlers: domainHandlers,
  scenarios: { domains: domainScenarios },
})
