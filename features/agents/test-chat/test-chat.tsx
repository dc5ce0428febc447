import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { tellCurrentNode } from '#features/shared/agent-chat/current-node.ts'
import { conversationInTab } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.tsx'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { WidgetPreview } from '#features/widget/widget-preview.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { toolsNotCalled, toolTests } from '#mocks/contracts/conversations/tool-tests.ts'
import { answeringFlow } from '#mocks/contracts/flow/agent-flow.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import './test-chat.css'

export interface TestChatProps {
  region: Region
  agentId: string
  /** Answers are looked up in the knowledge on this machine, because no language model is configured. */
  localAnswers: boolean
}

function withoutModel(agent: Agent | undefined): string {
  return agent && answeringFlow(agent)
    ? 'No language model is configured: knowledge steps answer on this machine, AI steps fail.'
    : 'No language model is configured: answers come from its knowledge, on this machine.'
}

/** A conversation with an agent's saved draft, for its workspace to try it out (spec 2 §2.6). Fills its parent. */
export function TestChat({ region, agentId, localAnswers }: TestChatProps) {
  const { data, error, isFetching, refetch } = useQuery(agentQuery(region, agentId))
  const mayCallTools = useMay(toolTests)
  const [round, setRound] = useState(0)
  const kept = useMemo(() => conversationInTab(region, agentId), [region, agentId])
  const transport = useMemo(() => testChatTransport({ region, agentId }, kept), [region, agentId, kept])
  const agent = useMemo(() => data && toWidgetAgent(data), [data])

  if (!agent && error) {
    return (
      <FailureState
        error={error}
        title="The test chat could not be loaded"
        onRetry={refetch}
        retrying={isFetching}
        compact
      />
    )
  }
  return (
    <div className="vg-_test-chat">
      <div className="vg-_test-chat__bar">
        <p>
          You are talking to the saved draft.
          {data && answeringFlow(data) && ' It answers by its flow.'}
          {localAnswers && ` ${withoutModel(data)}`}
          {!mayCallTools && ` ${toolsNotCalled}`}
        </p>
        <IconButton
          label="Reset conversation"
          icon={<RotateCcw />}
          onClick={() => {
            kept.forget()
            tellCurrentNode(agentId, null)
            setRound(round + 1)
          }}
        />
        <VisuallyHidden role="status">{round > 0 && 'A new conversation has started.'}</VisuallyHidden>
      </div>
      {agent ? (
        <WidgetPreview key={round} agent={agent} transport={transport} frame="panel" />
      ) : (
        <SkeletonGroup label="Loading the test chat" className="vg-_test-chat__loading">
          <Skeleton lines={2} width="three-quarters" />
        </SkeletonGroup>
      )}
    </div>
  )
}
