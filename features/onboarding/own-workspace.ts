import { readLocal } from '#features/shared/local-values.ts'
import type { Session, WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/**
 * The workspace onboarding makes its agent for: one of the person's own, in the region asked for if they have one
 * there, else at home; the one selected last where there are several. Undefined for those who only joined others'.
 */
export function ownWorkspace(
  { user, workspaces }: Pick<Session, 'user' | 'workspaces'>,
  asked: Region | null,
): WorkspaceCard | undefined {
  const own = workspaces.filter(({ role }) => role === 'owner')
  const selected = readLocal('selected_workspace')
  const there = (region: Region | null) => {
    const here = own.filter((card) => card.region === region)
    return here.find(({ uid }) => uid === selected) ?? here[0]
  }
  return there(asked) ?? there(user.region)
}
