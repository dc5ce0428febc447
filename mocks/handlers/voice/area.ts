import { defineMockArea } from '../shared/mock-area.ts'
import { voiceHandlers, voiceScenarios } from './voice.handlers.ts'

/** Calls with agents by voice. */
export const voiceMocks = defineMockArea({
  handlers: (db) => [...voiceHandlers(db)],
  scenarios: { voice: voiceScenarios },
})
