import { Plus } from 'lucide-react'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { AgentsList } from './agents-list.tsx'
import { AgentsToolbar } from './agents-toolbar.tsx'
import { useAgentsView } from './use-agents-view.ts'

/** Every agent of the workspace, and the way to a new one (spec 2 §2.6). */
export function AgentsScreen() {
  const view = useAgentsView()
  const { show } = useShellDrawer()
  const newAgent = () => show('agent')
  return (
    <Stack gap={6}>
      <PageHead
        title="Agents"
        help="Each answers from what it knows, on your website and in your channels."
        action={
          <Button tone="primary" icon={<Plus aria-hidden />} onClick={newAgent}>
            New Agent
          </Button>
        }
      />
      <AgentsToolbar view={view} />
      <AgentsList view={view} onNewAgent={newAgent} />
    </Stack>
  )
}
