import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'

interface ToolsNoticeProps {
  agent: Agent
  /** No language model is configured. */
  localAnswers: boolean
}

/** What keeps tools from being called, and what older agents may call; nothing where all is as it should be. */
export function ToolsNotice({ agent, localAnswers }: ToolsNoticeProps) {
  if (localAnswers) {
    return (
      <Banner tone="warning" title="No language model is configured, so no tool is called">
        A language model decides when to call a tool. Without one, this agent answers from its knowledge
        alone. Whoever runs this server sets <code>OPENAI_API_KEY</code>, and <code>OPENAI_BASE_URL</code> for
        another provider. What you assign here is kept until then.
      </Banner>
    )
  }
  if (agent.assignedToolsIds === undefined) {
    return (
      <Banner tone="info" title="This agent may call every tool of the workspace">
        It was made before tools were assigned, so new ones are its own at once. Switch one off and save: from
        then on it may call only those that are on.
      </Banner>
    )
  }
  return null
}
