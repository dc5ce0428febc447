import { defineMockArea } from '../shared/mock-area.ts'
import { approvalHandlers, approvalScenarios } from './approval.handlers.ts'
import { checkHandlers, checkScenarios } from './check.handlers.ts'

/** What a draft must answer rightly before visitors get it. */
export const publishingMocks = defineMockArea({
  handlers: (db) => [...checkHandlers(db), ...approvalHandlers(db)],
  scenarios: { checks: checkScenarios, approval: approvalScenarios },
})
