import { defineMockArea } from '../shared/mock-area.ts'
import { leadHandlers, leadScenarios } from './lead.handlers.ts'

/** People who left their details. */
export const leadsMocks = defineMockArea({
  handlers: (db) => [...leadHandlers(db)],
  scenarios: { leads: leadScenarios },
})
