import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, NavLink, useLocation } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { useTitlePart } from '#features/shared/title/title-context.ts'
import { holds } from '#mocks/contracts/shared/needs.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { AgentElsewhere } from './agent-elsewhere.tsx'
import './agent-frame.css'

/** A section of an agent that has a screen (spec 3 §2, agent routes and tabs). */
export interface AgentSection {
  /** Last part of the address, e.g. `overview`. */
  tab: string
  label: string
  /** What a member of the workspace needs to see it. */
  needs: Permission
}

interface AgentFrameProps {
  agentId: string
  /** In the order of the tabs. */
  sections: readonly AgentSection[]
  /** Tabs above the screen, or beside it. Phones always have them above. @default 'horizontal' */
  layout?: 'horizontal' | 'vertical'
  /** The screen of the section in the address. */
  children: ReactNode
}

/**
 * What every screen of an agent has around it: the tabs of what one may see, of which a single one needs none, and
 * the way to an agent that is not in this region (spec 3 §2). An agent is shown in the workspace it belongs to.
 */
export function AgentFrame({ agentId, sections, layout = 'horizontal', children }: AgentFrameProps) {
  const { region, workspace, workspaces, adopt } = useWorkspace()
  const { data: agent, error } = useQuery(agentQuery(region, agentId))
  const owner = workspaces.find(({ uid }) => uid === agent?.ownerID)
  const isOfAnother = owner !== undefined && owner.uid !== workspace.uid
  const tab = useLocation().pathname.split('/')[5]
  const { open: showDebugger } = useTestChat()
  const hrefOf = (each: string) => paths.agent.href(region, agentId, each, { showDebugger })
  const seen = sections.filter(({ needs }) => holds(workspace, needs))
  const first = seen[0]

  useTitlePart('place', agent?.title)

  useEffect(() => {
    if (isOfAnother) adopt(owner)
  }, [isOfAnother, owner, adopt])

  if (isOfAnother) return <Spinner label={`Switching to ${owner.workspaceName}`} />
  if (isNotFound(error)) return <AgentElsewhere region={region} agentId={agentId} />
  if (first && !seen.some((section) => section.tab === tab)) {
    return <Navigate to={hrefOf(first.tab)} replace />
  }
  if (seen.length < 2) return children
  return (
    <div className="vg-_agent-frame" data-layout={layout}>
      <nav className="vg-_agent-frame__tabs" aria-label="Agent">
        {seen.map((section) => (
          <NavLink key={section.tab} to={hrefOf(section.tab)} className="vg-_agent-frame__tab">
            {section.label}
          </NavLink>
        ))}
      </nav>
      <div className="vg-_agent-frame__screen">{children}</div>
    </div>
  )
}
