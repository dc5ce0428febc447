import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What one sub-tab of the page is given. */
export interface VoicePanelProps {
  region: Region
  /** The draft as it was saved last. */
  agent: Agent
}
