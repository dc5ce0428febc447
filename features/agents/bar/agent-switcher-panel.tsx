import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { Button } from '#ui/button/button.tsx'
import { cutName } from '#ui/format/cut-name.ts'
import { Popover } from '#ui/popover/popover.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { agentsQuery } from '../core/agents.queries.ts'
import './agent-switcher-panel.css'

interface AgentSwitcherPanelProps {
  trigger: ReactElement
  /** The one that is open. */
  agentId: string
}

/** Every agent of the workspace, last changed first and found by typing; the sub-page stays (spec 2 §2.6). */
export function AgentSwitcherPanel({ trigger, agentId }: AgentSwitcherPanelProps) {
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { region, workspace } = useWorkspace()
  const chat = useTestChat()
  const tab = useLocation().pathname.split('/')[5] ?? 'overview'
  const found = useInfiniteQuery({
    ...agentsQuery(region, workspace.uid, { q, sort: 'lastModified', platform: 'all' }),
    enabled: open,
  })
  const agents = found.data?.pages.flatMap(({ items }) => items)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Switch agent"
      hideTitle
      align="start"
      className="vg-_agent-switcher"
    >
      <SearchField
        label="Search agents"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {agents && agents.length > 0 && (
        <ul className="vg-_agent-switcher__list" aria-label="Agents">
          {agents.map((agent) => (
            <li key={agent.ID}>
              <Link
                to={paths.agent.href(region, agent.ID, tab, { showDebugger: chat.open })}
                className="vg-_agent-switcher__agent"
                aria-current={agent.ID === agentId ? 'true' : undefined}
                title={agent.title}
                onClick={() => setOpen(false)}
              >
                <AgentAvatar agent={agent} size="sm" />
                <span dir="auto">{cutName(agent.title, 30)}</span>
              </Link>
            </li>
          ))}
          {found.hasNextPage && (
            <li>
              <Button
                size="sm"
                tone="ghost"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                Load more
              </Button>
            </li>
          )}
        </ul>
      )}
      {agents?.length === 0 && <p className="vg-_agent-switcher__none">No agent matches</p>}
      {!agents && !found.error && <Spinner label="Loading agents" />}
      {!agents && found.error && (
        <FailureState
          compact
          error={found.error}
          title="Agents could not be loaded"
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
    </Popover>
  )
}
