import { paths } from '#features/shared/paths.ts'
import { OwnerAlone } from '#features/shared/secret-key/owner-alone.tsx'
import { SecretKeyPanel } from '#features/shared/secret-key/secret-key-panel.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { Link } from '#ui/link/link.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useWorkspaceKey } from './use-workspace-key.ts'

/** The keys servers open a workspace with. */
export function KeysScreen() {
  const may = useMay(createWorkspaceKey)
  const { region, workspace } = useWorkspace()
  return (
    <Stack gap={6}>
      <PageHead
        title="API keys"
        help="Your own servers send them as Authorization: Bearer. Never put one into a page."
      />
      {may ? <WorkspaceSecret key={`${region}:${workspace.uid}`} /> : <OwnerAlone />}
      <Text size="sm" tone="muted">
        Each agent can have a key of its own, which gives access to that agent alone: open the agent, then
        Settings. <Link href={paths.docsPage.href('reference')}>The reference</Link> says at each operation
        who may call it.
      </Text>
    </Stack>
  )
}

function WorkspaceSecret() {
  const { region, workspace } = useWorkspace()
  return (
    <SecretKeyPanel
      title="Workspace secret"
      one="workspace secret"
      name="workspaceSecret"
      scope={
        <>
          Gives access to everything in <bdi>{workspace.workspaceName}</bdi>: its agents, conversations,
          library and people. It cannot do what only the owner may: delete agents or the workspace, or make
          keys.
        </>
      }
      state={useWorkspaceKey(region, workspace.uid)}
    />
  )
}
