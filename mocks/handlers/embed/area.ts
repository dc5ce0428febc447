import { defineMockArea } from '../shared/mock-area.ts'
import { embedHandlers, embedScenarios } from './embed.handlers.ts'

/** What visitors of an embedded agent call. */
export const embedMocks = defineMockArea({
  handlers: () => [...embedHandlers()],
  scenarios: { embed: embedScenarios },
})
