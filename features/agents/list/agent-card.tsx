import { Bot } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { relativeTime } from '#features/shared/time/relative-time.ts'
import type { AgentCard as AgentSummary } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme.schema.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './agent-card.css'

/** Props of `AgentCard`. */
interface AgentCardProps {
  agent: AgentSummary
  region: Region
}

/** An agent in the list; the whole card leads to its overview. */
export function AgentCard({ agent, region }: AgentCardProps) {
  const now = useNow()
  const theme = agent.customThemeJSONString ? parseThemeJson(agent.customThemeJSONString) : undefined
  return (
    <article className="vg-agent-card" data-recipe="surface" data-variant={useThemeVariant()}>
      <div className="vg-agent-card__head">
        <Avatar
          name={agent.title}
          src={agent.roundedImageURL}
          color={theme?.ok ? theme.theme.primary : undefined}
          fallback={<Bot />}
          shape="square"
          decorative
        />
        <h2 className="vg-agent-card__title" dir="auto">
          <Link
            className="vg-agent-card__link"
            to={paths.agentOverview.href(region, agent.ID)}
            title={agent.title}
          >
            {agent.title}
          </Link>
        </h2>
      </div>
      <p className="vg-agent-card__description" dir="auto">
        {agent.description}
      </p>
      <p className="vg-agent-card__changed">
        Changed{' '}
        <time dateTime={new Date(agent.lastModified * 1000).toISOString()}>
          {relativeTime(agent.lastModified, now())}
        </time>
      </p>
    </article>
  )
}
