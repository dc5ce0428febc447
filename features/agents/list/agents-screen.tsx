import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { agentsQuery } from '../core/agents.queries.ts'
import { AgentsList } from './agents-list.tsx'
import { AgentsToolbar } from './agents-toolbar.tsx'
import { useAgentsView } from './use-agents-view.ts'

/** Every agent of the workspace, and the way to a new one (spec 2 §2.6). */
export function AgentsScreen() {
  const view = useAgentsView()
  const { show } = useShellDrawer()
  const mayMake = useMay(convertTemplate)
  const newAgent = () => show('agent')
  const { region, workspace } = useWorkspace()
  const list = useInfiniteQuery(agentsQuery(region, workspace.uid, view.wanted))
  const searched = view.wanted.q !== '' || view.wanted.platform !== 'all'
  // Where there is none yet, the list itself has the one button that makes one.
  const hasNone = !searched && list.data?.pages[0]?.items.length === 0
  return (
    <Stack gap={6}>
      <PageHead
        title="Agents"
        help="They answer from what they know, on your website and in your channels."
        action={
          mayMake &&
          !hasNone && (
            <Button tone="primary" icon={<Plus aria-hidden />} onClick={newAgent}>
              New Agent
            </Button>
          )
        }
      />
      {!mayMake && <LookOnlyNote />}
      <AgentsToolbar view={view} />
      <AgentsList
        list={list}
        layout={view.layout}
        searched={searched}
        onNewAgent={mayMake ? newAgent : undefined}
      />
    </Stack>
  )
}
