import { Link } from 'react-router-dom'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import type { AgentCard as AgentSummary } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { AgentMenuButton } from './agent-menu-button.tsx'
import { Sparkline } from './sparkline.tsx'
import './agent-card.css'

interface AgentCardProps {
  agent: AgentSummary
  region: Region
}

/** An agent in the list; the whole card leads to its overview. */
export function AgentCard({ agent, region }: AgentCardProps) {
  const now = useNow()
  return (
    <article className="vg-_agent-card" data-recipe="surface" data-variant={useThemeVariant()}>
      <Row gap={3}>
        <AgentAvatar agent={agent} />
        <h2 className="vg-_agent-card__title" dir="auto">
          <Link
            className="vg-_agent-card__link"
            to={paths.agentOverview.href(region, agent.ID)}
            title={agent.title}
          >
            {agent.title}
          </Link>
        </h2>
        <AgentMenuButton agent={agent} region={region} />
      </Row>
      <p className="vg-_agent-card__description" dir="auto">
        {agent.description}
      </p>
      <Row gap={3} justify="between">
        <p className="vg-_agent-card__changed">
          <span className={agent.rev === agent.publishedRev ? undefined : 'vg-_agent-card__draft'}>
            {agent.rev === agent.publishedRev ? 'Changed' : 'Unpublished changes'}
          </span>{' '}
          <RelativeTime at={agent.lastModified} now={now() / 1000} />
        </p>
        <Sparkline days={agent.conversations7d} />
      </Row>
    </article>
  )
}
