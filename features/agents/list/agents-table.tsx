import { Link } from 'react-router-dom'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import type { AgentCard } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { AgentMenuButton } from './agent-menu-button.tsx'
import { Sparkline } from './sparkline.tsx'
import './agents-table.css'

/** The agents as rows, for whoever has many. */
export function AgentsTable({ agents, region }: { agents: readonly AgentCard[]; region: Region }) {
  const now = useNow()
  const columns: readonly TableColumn<AgentCard>[] = [
    {
      id: 'title',
      header: 'Agent',
      width: 'wide',
      cell: (agent) => (
        <span className="vg-_agents-table__agent">
          <AgentAvatar agent={agent} size="sm" />
          <Link to={paths.agentOverview.href(region, agent.ID)} dir="auto" title={agent.title}>
            {agent.title}
          </Link>
        </span>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: (agent) =>
        agent.rev === agent.publishedRev ? (
          <Badge tone="success" dot>
            Published
          </Badge>
        ) : (
          <Badge tone="warning" dot>
            Unpublished changes
          </Badge>
        ),
    },
    {
      id: 'conversations',
      from: 'wide',
      header: 'Conversations',
      cell: (agent) => <Sparkline days={agent.conversations7d} />,
    },
    {
      id: 'changed',
      from: 'wide',
      header: 'Changed',
      cell: (agent) => (
        <RelativeTime className="vg-_agents-table__changed" at={agent.lastModified} now={now() / 1000} />
      ),
    },
  ]
  return (
    <Table
      label="Agents"
      columns={columns}
      rows={agents}
      rowKey={(agent) => agent.ID}
      rowActions={(agent) => <AgentMenuButton agent={agent} region={region} />}
    />
  )
}
