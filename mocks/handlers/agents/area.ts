import { defineMockArea } from '../shared/mock-area.ts'
import { agentHandlers, agentScenarios } from './agent.handlers.ts'
import { agentKeyHandlers, agentKeyScenarios } from './agent-key.handlers.ts'
import { agentLifeHandlers, agentLifeScenarios } from './agent-life.handlers.ts'
import { platformKeyHandlers, platformKeyScenarios } from './platform-key.handlers.ts'
import { templateFileHandlers, templateFileScenarios } from './template-file.handlers.ts'
import { versionHandlers, versionScenarios } from './version.handlers.ts'

/** Agents, their versions and what they know. */
export const agentsMocks = defineMockArea({
  handlers: (db) => [
    ...agentHandlers(db),
    ...agentKeyHandlers(db),
    ...platformKeyHandlers(db),
    ...versionHandlers(db),
    ...agentLifeHandlers(db),
    ...templateFileHandlers(db),
  ],
  scenarios: {
    agents: {
      ...agentScenarios,
      ...agentKeyScenarios,
      ...platformKeyScenarios,
      ...versionScenarios,
      ...agentLifeScenarios,
      ...templateFileScenarios,
    },
  },
})
