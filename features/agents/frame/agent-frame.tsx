import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { useTitlePart } from '#features/shared/title/title-context.ts'
import { isFlowView, offeredViews, shownTabs, type TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { SectionSearch } from '../find/section-search.tsx'
import { AgentElsewhere } from './agent-elsewhere.tsx'
import { AgentTabs } from './agent-tabs.tsx'
import { useFlowView } from './use-flow-view.ts'
import { useHiddenTabs } from './use-hidden-tabs.ts'
import './agent-frame.css'

const FlowToggle = lazyPart(() => import('./flow-toggle.tsx').then((m) => m.FlowToggle))
const VerticalTabs = lazyPart(() => import('./vertical-tabs.tsx').then((m) => m.VerticalTabs))

/** A section of an agent that has a screen (spec 3 §2, agent routes and tabs). */
export type AgentSection = TabRow

interface AgentFrameProps {
  agentId: string
  /** In the order of the tabs. */
  sections: readonly AgentSection[]
  /** Tabs above the screen, as members have them, or beside it. Phones always have them above. @default 'horizontal' */
  layout?: 'horizontal' | 'vertical'
  /** Changes the organisation or the workspace, over tabs beside the screen. */
  switcher?: ReactNode
  /** The screen of the section in the address. */
  children: ReactNode
}

/**
 * What every screen of an agent has around it: the tabs of what one may see, of which a single one needs none, the
 * search of everything in them, and the way to an agent that is not in this region (spec 3 §2). An agent is shown in
 * the workspace it belongs to.
 */
export function AgentFrame({
  agentId,
  sections,
  layout = 'horizontal',
  switcher,
  children,
}: AgentFrameProps) {
  const { region, workspace, workspaces, adopt } = useWorkspace()
  const { data: agent, error } = useQuery(agentQuery(region, agentId))
  const owner = workspaces.find(({ uid }) => uid === agent?.ownerID)
  const isOfAnother = owner !== undefined && owner.uid !== workspace.uid
  const tab = useLocation().pathname.split('/')[5]
  const { open: showDebugger } = useTestChat()
  const { hidden, toggle } = useHiddenTabs()
  const enableNodes = agent?.enableNodes ?? false
  const flow = useFlowView(tab, enableNodes)
  const hrefOf = (each: string) => paths.agent.href(region, agentId, each, { showDebugger })
  const circumstances = {
    viewer: { kind: 'member', membership: workspace },
    agentPlatform: agent?.agentPlatform,
    enableNodes,
    flowView: flow.view,
  } as const
  const seen = shownTabs(sections, circumstances)
  const views = offeredViews(sections, circumstances)
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
  // Of Prompt and Canvas the one that is no tab now is found, too.
  const findable = [...seen, ...views.filter((view) => !seen.includes(view))]
  const tabs = { agentId, tabs: seen, current: tab, hidden, onToggle: toggle, hrefOf }
  return (
    <div className="vg-_agent-frame" data-layout={layout}>
      <div className="vg-_agent-frame__head">
        {seen.length > 1 && <AgentTabs {...tabs} />}
        {isFlowView(tab) && views.length > 1 && (
          <Suspense>
            <FlowToggle views={views} view={flow.view} onChoose={flow.choose} hrefOf={hrefOf} />
          </Suspense>
        )}
        <div className="vg-_agent-frame__search">
          <SectionSearch agentId={agentId} sections={findable} />
        </div>
      </div>
      {layout === 'vertical' && seen.length > 1 && (
        <Suspense>
          <VerticalTabs {...tabs} switcher={switcher} />
        </Suspense>
      )}
      <div className="vg-_agent-frame__screen">{children}</div>
    </div>
  )
}
