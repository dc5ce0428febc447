import { BookOpen, MessageCircle, Palette } from 'lucide-react'
import { agentColor, toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { hostOf } from '#features/site-wizard/host-of.ts'
import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { AgentWizard } from './use-agent-wizard.ts'
import './success-view.css'

interface SuccessViewProps {
  agent: Agent
  state: AgentWizard['state']
}

/** What was made: the agent, what it knows, its look. */
export function SuccessView({ agent, state }: SuccessViewProps) {
  const pages = state.reading.phase === 'done' ? state.reading.info.pages.length : 0
  const color = agentColor(agent)
  const { suggestions, mode } = toWidgetAgent(agent)
  return (
    <>
      <ViewHeading help="It is live and can be added to your website. Try it here first.">
        Your agent is ready
      </ViewHeading>
      <div className="vg-_made">
        <Row gap={4} className="vg-_made__agent">
          <Avatar
            name={agent.title}
            src={agent.roundedImageURL}
            color={color}
            size="lg"
            shape="square"
            decorative
          />
          <Stack gap={0} grow>
            <Text size="lg" weight="medium">
              <bdi>{agent.title}</bdi>
            </Text>
            <Text tone="muted">
              <bdi>{agent.description}</bdi>
            </Text>
          </Stack>
        </Row>
        <ul className="vg-_made__facts">
          <Row as="li" gap={3}>
            <BookOpen aria-hidden />
            <span>
              Knows {pages} {pages === 1 ? 'page' : 'pages'} of {hostOf(state.website)}
            </span>
          </Row>
          <Row as="li" gap={3}>
            <Palette aria-hidden />
            <span>
              Wears {color} in a {mode} theme
            </span>
          </Row>
          {suggestions.length > 0 && (
            <Row as="li" gap={3}>
              <MessageCircle aria-hidden />
              <span>
                Suggests {suggestions.length} {suggestions.length === 1 ? 'question' : 'questions'} to
                visitors
              </span>
            </Row>
          )}
        </ul>
      </div>
    </>
  )
}
