import { ChevronRight } from 'lucide-react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { AgentVersion, VersionChecks } from '#mocks/contracts/agents/version.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** What an entry of the history is called. */
export function versionName({ version, kind, keptFor }: AgentVersion): string {
  if (kind === 'published') return `Version ${version}`
  return keptFor === null ? `Draft ${version}` : `Draft before restoring version ${keptFor}`
}

/** What its checks said when it was published. */
function checksLine({ reason, approvedBy }: VersionChecks): string {
  const line = reason ? `Published without passing its checks: ${reason}` : 'Passed its checks'
  return approvedBy ? `${line} · Approved by ${approvedBy}` : line
}

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
    <Stack as="ol" gap={1}>
      {versions.map((version) => (
        <li key={version.version}>
          <button type="button" className="vg-_versions__entry" onClick={() => onChoose(version.version)}>
            <Stack as="span" gap={1} grow>
              <Row as="span" wrap className="vg-_versions__name">
                {versionName(version)}
                {version.current && (
                  <Badge tone="success" dot>
                    Live
                  </Badge>
                )}
              </Row>
              <Text as="span" tone="muted">
                <RelativeTime at={version.savedAt} now={now() / 1000} />
                {version.savedBy !== null && ` by ${version.savedBy}`}
              </Text>
              {version.checks && (
                <Text as="span" size="sm" tone={version.checks.reason ? 'warning' : 'muted'}>
                  {checksLine(version.checks)}
                </Text>
              )}
            </Stack>
            <ChevronRight aria-hidden />
          </button>
        </li>
      ))}
    </Stack>
  )
}
