import { createContext, useContext } from 'react'
import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The workspace someone works in, and how to change it. */
export interface WorkspaceState {
  /** `uid` is the contracts' `workspaceId`. */
  workspace: WorkspaceCard
  /** The region of the address and of the workspace. */
  region: Region
  /** Every workspace of the session, in both regions. */
  workspaces: readonly WorkspaceCard[]
  /** Works in another one from now on, at its agents. */
  select: (workspace: WorkspaceCard) => void
  /** Works in another one of the region and stays on the screen: what the address names is of that one. */
  adopt: (workspace: WorkspaceCard) => void
}

export const WorkspaceContext = createContext<WorkspaceState | null>(null)

/** The workspace someone works in. Only inside the signed-in layout. */
export function useWorkspace(): WorkspaceState {
  const state = useContext(WorkspaceContext)
  if (!state) throw new Error('useWorkspace needs the signed-in layout around it')
  return state
}
