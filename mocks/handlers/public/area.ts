import { defineMockArea } from '../shared/mock-area.ts'
import { trialHandlers, trialScenarios } from './trial.handlers.ts'

/** What whoever looks at the public pages may try. */
export const publicMocks = defineMockArea({
  handlers: () => [...trialHandlers()],
  scenarios: { trial: trialScenarios },
})
