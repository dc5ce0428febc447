import { ChevronRight } from 'lucide-react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { AgentVersion } from '#mocks/contracts/agents/version.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'

/** What an entry of the history is called. */
export function versionName({ version, kind, keptFor }: AgentVersion): string {
  if (kind === 'published') return `Version ${version}`
  return keptFor === null ? `Draft ${version}` : `Draft before restoring version ${keptFor}`
}

/** Props of `VersionList`. */
interface VersionListProps {
  /** Newest first. */
  versions: readonly AgentVersion[]
  /** One is to be looked at. */
  onChoose: (version: number) => void
}

/** The history: what was kept, when, and by whom. */
export function VersionList({ versions, onChoose }: VersionListProps) {
  const now = useNow()
  return (
    <ol className="vg-_versions__list">
      {versions.map((version) => (
        <li key={version.version}>
          <button type="button" className="vg-_versions__entry" onClick={() => onChoose(version.version)}>
            <span className="vg-_versions__words">
              <span className="vg-_versions__name">
                {versionName(version)}
                {version.current && (
                  <Badge tone="success" dot>
                    Visitors get it
                  </Badge>
                )}
              </span>
              <span className="vg-_versions__when">
                <RelativeTime at={version.savedAt} now={now() / 1000} />
                {version.savedBy !== null && ` by ${version.savedBy}`}
              </span>
            </span>
            <ChevronRight aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  )
}
