import { BookOpen, MessageCircle, Palette } from 'lucide-react'
import { agentColor, toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { hostOf } from '#features/site-wizard/host-of.ts'
import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import type { AgentWizard } from './use-agent-wizard.ts'
import './success-view.css'

/** Props of `SuccessView`. */
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
        <div className="vg-_made__agent">
          <Avatar
            name={agent.title}
            src={agent.roundedImageURL}
            color={color}
            size="lg"
            shape="square"
            decorative
          />
          <div className="vg-_made__words">
            <p className="vg-_made__title">
              <bdi>{agent.title}</bdi>
            </p>
            <p className="vg-_made__text">
              <bdi>{agent.description}</bdi>
            </p>
          </div>
        </div>
        <ul className="vg-_made__facts">
          <li>
            <BookOpen aria-hidden />
            <span>
              Knows {pages} {pages === 1 ? 'page' : 'pages'} of {hostOf(state.website)}
            </span>
          </li>
          <li>
            <Palette aria-hidden />
            <span>
              Wears {color} in a {mode} theme
            </span>
          </li>
          {suggestions.length > 0 && (
            <li>
              <MessageCircle aria-hidden />
              <span>
                Suggests {suggestions.length} {suggestions.length === 1 ? 'question' : 'questions'} to
                visitors
              </span>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}
