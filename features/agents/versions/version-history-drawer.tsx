import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { keptVersions } from '#mocks/contracts/agents/kept-versions.ts'
import { restoreVersion } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import { versionsQuery } from '../core/version.queries.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionList } from './version-list.tsx'
import './versions.css'

interface VersionHistoryDrawerProps {
  region: Region
  /** The draft as it is saved. */
  agent: Agent
  onClose: () => void
}

/** What the agent was before, how each version differs from the draft, and the way back (spec 2 §2.6). */
export function VersionHistoryDrawer({ region, agent, onClose }: VersionHistoryDrawerProps) {
  const [chosen, setChosen] = useState<number>()
  const mayRestore = useMay(restoreVersion)
  const { data: draft = agent } = useQuery(agentQuery(region, agent.ID))
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(region, agent.ID))
  const version = data?.items.find((each) => each.version === chosen)
  return (
    <Drawer
      defaultOpen
      onExited={onClose}
      className="vg-_versions"
      title="Version History"
      subtitle={
        mayRestore
          ? `The last ${keptVersions} versions. Restoring one makes it the draft; visitors see it once it is published.`
          : `The last ${keptVersions} versions.`
      }
      footerNote={!mayRestore && <LookOnlyNote />}
    >
      {!data && !error && (
        <SkeletonGroup label="Loading versions">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <FailureState
          error={error}
          title="Versions could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && !version && <VersionList versions={data.items} onChoose={setChosen} />}
      {version && (
        <VersionComparison
          key={version.version}
          region={region}
          draft={draft}
          version={version}
          onBack={() => setChosen(undefined)}
        />
      )}
    </Drawer>
  )
}
