import { Suspense } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { usePublish } from './use-publish.ts'

const PublishGateDialog = lazyPart(() => import('./publish-gate-dialog.tsx').then((m) => m.PublishGateDialog))
const ChecksStopDialog = lazyPart(() => import('./checks-stop-dialog.tsx').then((m) => m.ChecksStopDialog))

interface PublishStopsProps {
  region: Region
  /** The saved draft. */
  agent: Agent
  publishing: ReturnType<typeof usePublish>
}

/** What stops a publish, in the dialog that says the ways on; nothing while nothing does. */
export function PublishStops({ region, agent, publishing }: PublishStopsProps) {
  const { finding, stoppedBy, isPending } = publishing
  if (finding) {
    return (
      <Suspense>
        <PublishGateDialog
          finding={finding}
          css={agent.customCSS}
          busy={isPending}
          onRepair={publishing.publishRepaired}
          onPublish={publishing.publishAnyway}
          onRetry={publishing.publish}
          onClose={publishing.dropFinding}
        />
      </Suspense>
    )
  }
  if (stoppedBy === undefined) return null
  return (
    <Suspense>
      <ChecksStopDialog
        owner={{ region, agentId: agent.ID }}
        draftRev={agent.rev}
        message={stoppedBy}
        busy={isPending}
        onPassed={publishing.publishChecked}
        onPublish={publishing.publishWithReason}
        onClose={publishing.dropStop}
      />
    </Suspense>
  )
}
