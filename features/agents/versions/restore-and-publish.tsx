import { Rocket } from 'lucide-react'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { PublishStops } from '../publishing/publish-stops.tsx'
import { usePublish } from '../publishing/use-publish.ts'

interface RestoreAndPublishProps {
  region: Region
  /** The saved draft. */
  draft: Agent
  /** What the version is called. */
  name: string
  /** The draft is that version already. */
  isDraft: boolean
  /** Something else is under way. */
  disabled: boolean
  /** Makes the version the draft. */
  onRestore: () => Promise<Agent>
  /** Visitors get it. */
  onDone: () => void
}

/** Gives visitors an old version again, in one press: it becomes the draft, which is published as any other is. */
export function RestoreAndPublish(props: RestoreAndPublishProps) {
  const { region, draft, name, isDraft, disabled, onRestore, onDone } = props
  const { notify } = useToast()
  const publishing = usePublish(
    region,
    draft,
    (version) => {
      notify({ kind: 'success', title: `${name} is live again`, message: `It is now version ${version}.` })
      onDone()
    },
    { asSaved: true },
  )
  const label = isDraft ? 'Publish' : 'Restore and publish'
  return (
    <>
      <ConfirmDialog
        trigger={
          <Button icon={<Rocket aria-hidden />} loading={publishing.isPending} disabled={disabled}>
            {label}
          </Button>
        }
        title={`${label} ${name}?`}
        message={`Visitors see it as soon as its checks let it go.${
          isDraft ? '' : ' The draft as it is now stays in the history.'
        }`}
        confirmLabel={label}
        onConfirm={async () => {
          publishing.publishOnly((isDraft ? draft : await onRestore()).rev)
        }}
      />
      <PublishStops region={region} agent={draft} publishing={publishing} />
    </>
  )
}
