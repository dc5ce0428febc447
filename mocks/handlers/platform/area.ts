import { defineMockArea } from '../shared/mock-area.ts'
import { ipHandlers, ipScenarios } from './ip.handlers.ts'
import { languageHandlers, languageScenarios } from './languages.handlers.ts'

/** What the product offers whoever calls. */
export const platformMocks = defineMockArea({
  handlers: () => [...languageHandlers(), ...ipHandlers()],
  scenarios: { platform: { ...ipScenarios, ...languageScenarios } },
})
