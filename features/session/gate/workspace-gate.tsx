import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import {
  keepSelectedWorkspace,
  offerToNewTabs,
  readSelectedWorkspace,
} from '#features/shared/session/selected-workspace.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { WorkspaceContext } from '#features/shared/session/workspace-context.ts'
import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { chooseWorkspace } from './choose-workspace.ts'
import { SwitchingRegion } from './switching-region.tsx'

const NoWorkspace = lazyPart(() => import('./no-workspace.tsx').then((m) => m.NoWorkspace))
const NotYourWorkspace = lazyPart(() => import('./not-your-workspace.tsx').then((m) => m.NotYourWorkspace))

interface WorkspaceGateProps {
  /** The region of the address. */
  region: Region
  /** The workspace the address names, of which a link in a mail speaks. @default the one this tab works in */
  named?: string
  /** It works in the one that was named: the address need not name it any longer. */
  onNamed?: () => void
  /** The workspace changed inside the region: its agents are other ones. */
  onSelect: () => void
  /** Work goes on in another region, whose pages start afresh. */
  onLeaveRegion: (region: Region) => void
  /** The address's region holds no workspace: what it names is looked for in the other one (spec 3 §2). */
  onLookElsewhere: (region: Region) => void
  children: ReactNode
}

/**
 * Finds the workspace to work in, remembers it, and changes it (spec 2 §4, workspace switch). It is this tab's alone:
 * another tab works in its own.
 */
export function WorkspaceGate({
  region,
  named,
  onNamed,
  onSelect,
  onLeaveRegion,
  onLookElsewhere,
  children,
}: WorkspaceGateProps) {
  const session = useSession()
  const [selected, setSelected] = useState<Partial<Record<Region, string>>>({})
  const [leavingTo, setLeavingTo] = useState<Region | null>(null)
  const ofName = session.workspaces.find(({ uid }) => uid === named)
  const workspace =
    ofName?.region === region
      ? ofName
      : chooseWorkspace(session, region, selected[region] ?? readSelectedWorkspace(region))
  const isForeign = named !== undefined && !ofName
  const elsewhere =
    ofName && ofName.region !== region ? ofName.region : workspace ? undefined : session.workspaces[0]?.region

  useEffect(() => {
    if (!workspace || isForeign) return
    const { uid } = workspace
    keepSelectedWorkspace(workspace.region, uid)
    setSelected((before) =>
      before[workspace.region] === uid ? before : { ...before, [workspace.region]: uid },
    )
    const handleFocus = () => offerToNewTabs(workspace.region, uid)
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [workspace, isForeign])

  const isNamed = named !== undefined && workspace?.uid === named
  useEffect(() => {
    if (isNamed) onNamed?.()
  }, [isNamed, onNamed])

  useEffect(() => {
    if (elsewhere) onLookElsewhere(elsewhere)
  }, [elsewhere, onLookElsewhere])

  const state = useMemo(() => {
    if (!workspace) return null
    return {
      workspace,
      region,
      workspaces: session.workspaces,
      select(next: WorkspaceCard) {
        if (next.uid === workspace.uid) return
        keepSelectedWorkspace(next.region, next.uid)
        if (next.region === region) {
          setSelected((before) => ({ ...before, [region]: next.uid }))
          onSelect()
          return
        }
        setLeavingTo(next.region)
        onLeaveRegion(next.region)
      },
      adopt: (next: WorkspaceCard) => setSelected((before) => ({ ...before, [region]: next.uid })),
    }
  }, [workspace, region, session.workspaces, onSelect, onLeaveRegion])

  const destination = leavingTo ?? elsewhere
  if (destination) return <SwitchingRegion region={destination} />
  if (isForeign) {
    return (
      <Suspense>
        <NotYourWorkspace region={region} />
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
