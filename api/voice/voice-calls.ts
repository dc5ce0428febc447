import type { Cap, countCalls, ModelCallsADay } from '../conversations/model-calls.ts'

const hour = 3600
const day = 24 * hour

/** Sounds one turn of a call makes: what was said, and the sentences of its answer. */
const soundsATurn = 4

/** How often providers of voices are asked on behalf of whom; the days are the model's, counted in turns. */
export const voiceCaps = ({ address, agent, workspace }: ModelCallsADay): readonly Cap[] => [
  { of: 'conversationId', calls: 600, seconds: hour },
  { of: 'address', calls: 240, seconds: 60 },
  { of: 'agentId', calls: 4_000, seconds: hour },
  { of: 'workspaceId', calls: 20_000, seconds: hour },
  { of: 'address', calls: address * soundsATurn, seconds: day },
  { of: 'agentId', calls: agent * soundsATurn, seconds: day },
  { of: 'workspaceId', calls: workspace * soundsATurn, seconds: day },
]

/** Counts them. */
export type VoiceCalls = ReturnType<typeof countCalls>
