import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'

/** What a template brings to a new agent: settings over the defaults, and documents it knows from the start. */
export interface AgentTemplate {
  fields: Partial<AgentFields>
  knowledge: readonly { name: string; content: string }[]
}
