import { useMemo } from 'react'
import { conversationInTab } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.ts'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { FoundPanel } from '#features/site-wizard/found-panel.tsx'
import { hostOf } from '#features/site-wizard/host-of.ts'
import { previewAgent, previewTransport } from '#features/site-wizard/preview-agent.ts'
import { noFindings } from '#features/site-wizard/site-findings.ts'
import { WidgetStage } from '#features/site-wizard/widget-stage.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { AgentWizard } from './use-agent-wizard.ts'

/** The right column: what is being learned, then the agent taking on the brand, then the agent itself. */
export function WizardSide({ wizard: { state, view, agentName } }: { wizard: AgentWizard }) {
  const { reading, creation, website } = state
  if (view === 'success' && creation.phase === 'done') return <MadeAgent agent={creation.agent} />
  if (view === 'branding' || view === 'creating') {
    return (
      <WidgetStage
        agent={previewAgent(state, agentName)}
        transport={previewTransport}
        caption="Live preview of the chat on your website"
      />
    )
  }
  const found = 'found' in reading ? reading.found : noFindings
  return <FoundPanel found={found} host={hostOf(website)} />
}

function MadeAgent({ agent }: { agent: Agent }) {
  const { region } = useWorkspace()
  const transport = useMemo(
    () => testChatTransport({ region, agentId: agent.ID }, conversationInTab(region, agent.ID)),
    [region, agent.ID],
  )
  return (
    <WidgetStage
      agent={toWidgetAgent(agent)}
      transport={transport}
      caption="This is your agent. Ask it something your website answers."
      live
    />
  )
}
