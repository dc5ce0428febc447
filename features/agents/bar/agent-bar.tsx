import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useAgentsOrigin } from '#features/shared/agents-origin/use-agents-origin.ts'
import { useOfferCommands } from '#features/shared/commands/commands-context.tsx'
import { useCopyAndTell } from '#features/shared/copy/use-copy-and-tell.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { may } from '#mocks/contracts/shared/needs.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import { type AgentActionContext, agentActions } from './agent-action-entries.ts'
import { AgentSwitcher } from './agent-switcher.tsx'
import { PublishButton } from './publish-button.tsx'
import './agent-bar.css'

const AgentActions = lazyPart(() => import('./agent-actions.tsx').then((m) => m.AgentActions))
const ExportTemplate = lazyPart(() =>
  import('./export-template-modal.tsx').then((m) => m.ExportTemplateModal),
)
const WebsiteScript = lazyPart(() => import('./website-script-modal.tsx').then((m) => m.WebsiteScriptModal))
const VersionHistory = lazyPart(() =>
  import('../versions/version-history-drawer.tsx').then((m) => m.VersionHistoryDrawer),
)

function ActionsButton(props: ComponentProps<'button'>) {
  return <IconButton {...props} tone="neutral" label="Agent actions" icon={<ChevronDown aria-hidden />} />
}

/** What the open agent adds to the top bar: its switcher, Demo, Publish and its actions (spec 2 §2.6). */
export function AgentBar() {
  const { agentId } = useParams()
  const { region, workspace } = useWorkspace()
  const mayPublish = useMay(publishAgent)
  const { data } = useQuery({ ...agentQuery(region, agentId ?? ''), enabled: agentId !== undefined })
  // Of another workspace until the tab works in that one: what may be done with it is not known yet.
  const agent = data?.ownerID === workspace.uid ? data : undefined
  const [open, setOpen] = useState<'script' | 'history' | 'export'>()
  const { demo, origin } = useAgentsOrigin()
  const copy = useCopyAndTell()
  const context: AgentActionContext = {
    copyId: () => void copy(agentId ?? ''),
    exportTemplate: () => setOpen('export'),
    showScript: () => setOpen('script'),
    showHistory: () => setOpen('history'),
  }
  const actions = agentActions.filter(({ calls }) => may(calls, workspace))
  useOfferCommands(
    agent
      ? actions.map(({ label, icon, run }) => ({
          id: `agent.${label}`,
          label,
          group: 'This agent',
          icon,
          run: () => run(context),
        }))
      : [],
  )
  if (!agent) return null
  const close = () => setOpen(undefined)
  return (
    <div className="vg-_agent-bar">
      <AgentSwitcher key={agent.ID} agent={agent} />
      <div className="vg-_agent-bar__actions">
        <Button className="vg-_agent-bar__demo" tone="ghost" asChild>
          <a href={demo(agent.ID)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            Demo
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </Button>
        {mayPublish && (
          <PublishButton
            key={agent.ID}
            region={region}
            agent={agent}
            onShowScript={() => setOpen('script')}
          />
        )}
        <OnDemand trigger={ActionsButton} preload={AgentActions.preload}>
          <AgentActions
            trigger={<ActionsButton />}
            actions={actions}
            context={context}
            demo={demo(agent.ID)}
          />
        </OnDemand>
      </div>
      <Suspense>
        {open === 'export' && <ExportTemplate region={region} agent={agent} onClose={close} />}
        {open === 'script' && <WebsiteScript region={region} agent={agent} origin={origin} onClose={close} />}
        {open === 'history' && <VersionHistory region={region} agent={agent} onClose={close} />}
      </Suspense>
    </div>
  )
}
