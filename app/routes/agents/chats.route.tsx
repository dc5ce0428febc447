import { InboxScreen } from '#features/agents/inbox/inbox-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  return <InboxScreen region={region} />
}
