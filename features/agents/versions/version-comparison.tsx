import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { diffAgents } from '#mocks/contracts/agents/agent-diff.ts'
import { type AgentVersion, publishAgent, restoreVersion } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useRestoreVersion, versionQuery } from '../core/version.queries.ts'
import { FieldDifference } from './field-difference.tsx'
import { RestoreAndPublish } from './restore-and-publish.tsx'
import { versionName } from './version-list.tsx'

interface VersionComparisonProps {
  region: Region
  /** The draft as it is saved now. */
  draft: Agent
  version: AgentVersion
  onBack: () => void
}

/** What restoring a version would change in the draft, setting by setting, and doing it. */
export function VersionComparison({ region, draft, version, onBack }: VersionComparisonProps) {
  const { notify } = useToast()
  const { data, error, isFetching, refetch } = useQuery(versionQuery(region, draft.ID, version.version))
  const restoring = useRestoreVersion(region, draft)
  const mayRestore = useMay(restoreVersion)
  const mayPublish = useMay(publishAgent)
  const name = versionName(version)
  const changes = data && diffAgents(draft, data.agent)
  const isLive = version.current && version.kind === 'published'
  return (
    <Stack>
      <Row wrap gap={3}>
        <Button size="sm" tone="ghost" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          All versions
        </Button>
        <Heading level={3} size="lg" className="vg-_versions__title">
          {name}
        </Heading>
        {mayRestore && changes && changes.length > 0 && (
          <Button
            tone={mayPublish ? 'neutral' : 'primary'}
            icon={<RotateCcw aria-hidden />}
            loading={restoring.isPending}
            onClick={() =>
              restoring.mutate(version.version, {
                onSuccess() {
                  notify({
                    kind: 'success',
                    title: `${name} is the draft again`,
                    message: 'Publish it when visitors should see it.',
                  })
                  onBack()
                },
              })
            }
          >
            Restore
          </Button>
        )}
        {mayRestore && mayPublish && changes && !isLive && (
          <RestoreAndPublish
            region={region}
            draft={draft}
            name={name}
            isDraft={changes.length === 0}
            disabled={restoring.isPending}
            onRestore={() => restoring.mutateAsync(version.version)}
            onDone={onBack}
          />
        )}
      </Row>
      {restoring.error && (
        <Banner tone="danger" role="alert" title={`${name} was not restored`}>
          {restoring.error.message}
        </Banner>
      )}
      {!data && !error && <Spinner label="Loading the version" />}
      {!data && error && (
        <FailureState
          compact
          error={error}
          title="The version could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {changes?.length === 0 && <Text tone="muted">The draft is the same as {name}.</Text>}
      {changes && changes.length > 0 && (
        <>
          <Text tone="muted">
            {mayRestore ? 'Restoring changes' : 'It differs in'} {changes.length}{' '}
            {changes.length === 1 ? 'setting' : 'settings'} of the draft:
          </Text>
          <Stack as="dl">
            {changes.map((change) => (
              <FieldDifference key={change.field} change={change} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  )
}
