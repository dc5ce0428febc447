import { Plus } from 'lucide-react'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
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
  const mayMake = useMay(convertTemplate)
  const newAgent = () => show('agent')
  return (
    <Stack gap={6}>
      <PageHead
        title="Agents"
        help="Each answers from what it knows, on your website and in your channels."
        action={
          mayMake && (
            <Button tone="primary" icon={<Plus aria-hidden />} onClick={newAgent}>
              New Agent
            </Button>
          )
        }
      />
      {!mayMake && <LookOnlyNote />}
      <AgentsToolbar view={view} />
      <AgentsList view={view} onNewAgent={mayMake ? newAgent : undefined} />
    </Stack>
  )
}
