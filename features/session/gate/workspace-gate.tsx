import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { WorkspaceContext } from '#features/shared/session/workspace-context.ts'
import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import { chooseWorkspace } from './choose-workspace.ts'

const NoWorkspace = lazyPart(() => import('./no-workspace.tsx').then((m) => m.NoWorkspace))
const SwitchingRegion = lazyPart(() => import('./switching-region.tsx').then((m) => m.SwitchingRegion))

interface WorkspaceGateProps {
  /** The region of the address. */
  region: Region
  /** The workspace changed inside the region: its agents are other ones. */
  onSelect: () => void
  /** Work goes on in another region, whose pages start afresh. */
  onLeaveRegion: (region: Region) => void
  /** The address's region holds no workspace: what it names is looked for in the other one (spec 3 §2). */
  onLookElsewhere: (region: Region) => void
  children: ReactNode
}

/** Finds the workspace to work in, remembers it, and changes it (spec 2 §4, workspace switch). */
export function WorkspaceGate({
  region,
  onSelect,
  onLeaveRegion,
  onLookElsewhere,
  children,
}: WorkspaceGateProps) {
  const session = useSession()
  const [selected, setSelected] = useState(() => readLocal('selected_workspace'))
  const [leavingTo, setLeavingTo] = useState<Region | null>(null)
  const workspace = chooseWorkspace(session, region, selected)
  const elsewhere = workspace ? undefined : session.workspaces[0]?.region

  useEffect(() => {
    if (!workspace) return
    writeLocal('selected_workspace', workspace.uid)
    writeLocal('vg_bucket', bucketOf(workspace.region))
  }, [workspace])

  useEffect(() => {
    if (elsewhere) onLookElsewhere(elsewhere)
  }, [elsewhere, onLookElsewhere])

  const mayLeave = session.workspaces.some((each) => each.region !== region)
  useEffect(() => {
    // Fetched before it is needed: once the next document is asked for, nothing else may arrive in time.
    if (mayLeave) void SwitchingRegion.preload().catch(() => undefined)
  }, [mayLeave])

  const state = useMemo(() => {
    if (!workspace) return null
    return {
      workspace,
      region,
      workspaces: session.workspaces,
      select(next: WorkspaceCard) {
        if (next.uid === workspace.uid) return
        writeLocal('selected_workspace', next.uid)
        if (next.region === region) {
          setSelected(next.uid)
          onSelect()
          return
        }
        writeLocal('vg_bucket', bucketOf(next.region))
        setLeavingTo(next.region)
        onLeaveRegion(next.region)
      },
    }
  }, [workspace, region, session.workspaces, onSelect, onLeaveRegion])

  const destination = leavingTo ?? elsewhere
  if (destination) {
    return (
      <Suspense>
        <SwitchingRegion region={destination} />
      </Suspense>
    )
  }
  if (!state) {
    return (
      <Suspense>
        <NoWorkspace />
      </Suspense>
    )
  }
  return <WorkspaceContext value={state}>{children}</WorkspaceContext>
}
