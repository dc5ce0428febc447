import { BookOpen, Bot, Coins, Webhook } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { creditsRow, type HealthRow, knowledgeRow, modelRow, webhooksRow } from './health-rows.ts'
import { type HomeOwner, homeLinks } from './home-steps.ts'

interface AgentHealthProps {
  home: AgentHome
  owner: HomeOwner
}

/** Whether what the agent answers with works. */
export function AgentHealth({ home, owner }: AgentHealthProps) {
  const { knowledge, webhooks, credits } = home
  const links = homeLinks(owner)
  return (
    <Card asChild>
      <Section title="Agent health">
        <ul>
          <Health title="Language model" icon={<Bot />} to={links.use} row={modelRow(home)} />
          <Health
            title="Knowledge"
            icon={<BookOpen />}
            to={knowledge.failed > 0 ? links.unreadable : links.knowledge}
            row={knowledgeRow(home)}
          />
          {webhooks && (
            <Health
              title="Events"
              icon={<Webhook />}
              to={webhooks.undelivered > 0 ? links.undelivered : links.events}
              row={webhooksRow(webhooks)}
            />
          )}
          {credits && <Health title="Credits" icon={<Coins />} to={links.use} row={creditsRow(credits)} />}
        </ul>
      </Section>
    </Card>
  )
}

interface HealthProps {
  title: string
  icon: ReactNode
  to: string
  row: HealthRow
}

function Health({ title, icon, to, row: { detail, badge } }: HealthProps) {
  return (
    <ListRow
      icon={icon}
      title={
        <Link asChild tone="quiet">
          <RouterLink to={to}>{title}</RouterLink>
        </Link>
      }
      detail={detail}
      actions={badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
    />
  )
}
