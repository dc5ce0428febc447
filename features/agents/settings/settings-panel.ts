import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What one sub-tab of the settings is given. */
export interface SettingsPanelProps {
  region: Region
  /** The draft as it was saved last. */
  agent: Agent
}
