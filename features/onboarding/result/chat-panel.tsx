import { useMemo } from 'react'
import { conversationInTab } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.ts'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { WidgetStage } from '#features/site-wizard/widget-stage.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

interface ChatPanelProps {
  region: Region
  agent: Agent
  /** Answers come from the agent's knowledge on this machine. */
  localAnswers: boolean
}

/** 'Test Text Agent': the agent itself, answering. The conversation goes on in its test chat. */
export function ChatPanel({ region, agent, localAnswers }: ChatPanelProps) {
  const transport = useMemo(
    () => testChatTransport({ region, agentId: agent.ID }, conversationInTab(region, agent.ID)),
    [region, agent.ID],
  )
  return (
    <WidgetStage
      agent={toWidgetAgent(agent)}
      transport={transport}
      caption={
        <>
          This is your agent. Ask it something your website answers.
          {localAnswers &&
            ' No language model is configured: answers come from its knowledge, on this machine.'}
        </>
      }
      live
    />
  )
}
