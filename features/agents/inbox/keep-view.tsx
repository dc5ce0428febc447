import { type FormEvent, useState } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { type InboxSettings, inboxKept } from '#mocks/contracts/inbox/settings.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type InboxNarrowing, type InboxOwner, useInboxChanges } from './inbox.queries.ts'
import { isBackwards } from './local-days.ts'
import { savedOf } from './saved-view.ts'

interface KeepViewProps {
  owner: InboxOwner
  settings: InboxSettings
  narrowing: InboxNarrowing
}

/** Keeps a view with its filters under a name, for everybody in the workspace. */
export function KeepView({ owner, settings, narrowing }: KeepViewProps) {
  const { notify } = useToast()
  const { saveSettings } = useInboxChanges(owner)
  const maySave = useMay(saveInboxSettings)
  const [name, setName] = useState('')
  // Days that end before they begin show nothing worth keeping.
  if (!maySave || settings.views.length >= inboxKept.views || isBackwards(narrowing)) return null

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return
    const kept = savedOf(narrowing, { ID: newAgentId(), name: name.trim() })
    try {
      await saveSettings.mutateAsync({ views: [...settings.views, kept], rev: settings.rev })
      setName('')
      notify({ kind: 'success', title: 'View saved' })
    } catch (error) {
      notify({ kind: 'failure', title: 'Not saved', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <form onSubmit={keep}>
      <Row align="end">
        <Field label="Save as a view for everybody">
          <TextField
            value={name}
            maxLength={60}
            placeholder="Name"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" disabled={!name.trim()} loading={saveSettings.isPending}>
          Save
        </Button>
      </Row>
    </form>
  )
}
