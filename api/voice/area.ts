import { defineArea } from '../shared/area.ts'
import { visitorVoiceRoutes } from './visitor-voice.routes.ts'
import { voiceRoutes } from './voice.routes.ts'

/** Calls with agents by voice; what is said is kept as any conversation is, its sound never. */
export const voiceArea = defineArea({
  name: 'voice',
  operations: (deps, { published, voiceCalls }) => [
    ...voiceRoutes(deps, voiceCalls),
    ...visitorVoiceRoutes(deps, published, voiceCalls),
  ],
  collections: {
    voiceFailures: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // removing an agent's
    },
  },
})
