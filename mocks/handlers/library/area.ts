import { defineMockArea } from '../shared/mock-area.ts'
import { automationHandlers, automationScenarios } from './automation.handlers.ts'
import { credentialHandlers, credentialScenarios } from './credential.handlers.ts'
import { eventHandlers, eventScenarios } from './event.handlers.ts'
import { functionHandlers, functionScenarios } from './function.handlers.ts'
import { modelKeyHandlers, modelKeyScenarios } from './model-key.handlers.ts'
import { promptHandlers, promptScenarios } from './prompt.handlers.ts'
import { visitorSessionHandlers, visitorSessionScenarios } from './visitor-session.handlers.ts'

/** What a workspace keeps for its agents, and what happened in it. */
export const libraryMocks = defineMockArea({
  handlers: (db) => [
    ...credentialHandlers(db),
    ...modelKeyHandlers(db),
    ...promptHandlers(db),
    ...functionHandlers(db),
    ...automationHandlers(db),
    ...visitorSessionHandlers(db),
    ...eventHandlers(db),
  ],
  scenarios: {
    credentials: credentialScenarios,
    modelKeys: modelKeyScenarios,
    prompts: promptScenarios,
    functions: functionScenarios,
    automations: automationScenarios,
    visitorSessions: visitorSessionScenarios,
    events: eventScenarios,
  },
})
