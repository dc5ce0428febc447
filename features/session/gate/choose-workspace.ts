import type { Session, WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/**
 * The workspace to work in: the one selected last if it is still ours, else the user's own, else the first in the
 * region (spec 2 §4). Undefined when the region has none.
 */
export function chooseWorkspace(
  { workspaces }: Pick<Session, 'workspaces'>,
  region: Region,
  selected: string | null,
): WorkspaceCard | undefined {
  const here = workspaces.filter((workspace) => workspace.region === region)
  return here.find(({ uid }) => uid === selected) ?? here.find(({ role }) => role === 'owner') ?? here[0]
}
