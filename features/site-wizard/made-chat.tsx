import { useMemo } from 'react'
import { conversationInTab } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.tsx'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { WidgetStage } from './widget-stage.tsx'

interface MadeChatProps {
  region: Region
  agent: Agent
  /** Answers come from the agent's knowledge on this machine. @default false */
  localAnswers?: boolean
}

/** The agent that was made, answering. The conversation goes on in its test chat. */
export function MadeChat({ region, agent, localAnswers = false }: MadeChatProps) {
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
          This is your agent. Ask it what your visitors would ask.
          {localAnswers &&
            ' No language model is configured: answers come from its knowledge, on this machine.'}
        </>
      }
      live
    />
  )
}
