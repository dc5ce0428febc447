import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { MadeFacts } from '#features/site-wizard/made-facts.tsx'
import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import { readOf, type WizardState } from '#features/site-wizard/wizard-state.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import './success-view.css'

interface SuccessViewProps {
  region: Region
  agent: Agent
  state: WizardState
}

/** What was made: the agent, what it knows, its look. */
export function SuccessView({ region, agent, state }: SuccessViewProps) {
  return (
    <>
      <ViewHeading help="Try it here first; the code for your website is on its page.">
        Your agent is ready
      </ViewHeading>
      <div className="vg-_made">
        <Row gap={4} className="vg-_made__agent">
          <AgentAvatar agent={agent} size="lg" />
          <Stack gap={0} grow>
            <Text size="lg" weight="medium">
              <bdi>{agent.title}</bdi>
            </Text>
            <Text tone="muted">
              <bdi>{agent.description}</bdi>
            </Text>
          </Stack>
        </Row>
        <div className="vg-_made__facts">
          <MadeFacts region={region} agent={agent} read={readOf(state)} />
        </div>
      </div>
    </>
  )
}
