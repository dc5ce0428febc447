import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { createEventSecret, saveEventSettings } from '#mocks/contracts/library/event.contract.ts'
import {
  type EventSettings,
  type EventSettingsFields,
  type EventType,
  eventLabels,
  eventSettingsFieldsSchema,
  eventTypes,
} from '#mocks/contracts/library/event.schema.ts'
import { problemsOf } from '#mocks/contracts/library/library.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryDraft } from '../shared/use-library-draft.ts'
import { eventSettingsQuery, useEventChanges } from './event.queries.ts'
import { SigningSecret } from './signing-secret.tsx'
import './events.css'

const labels = { endpoint: 'Webhook address', subscribedEvents: 'Events' }
const check = problemsOf(eventSettingsFieldsSchema)

/** Where the workspace's events are delivered, and which. */
export function EventSettingsDrawer(props: LibraryDrawerProps) {
  const { owner } = useLibraryAccess()
  const query = useQuery(eventSettingsQuery(owner))
  if (!query.data) return <DrawerPending {...props} title="Webhook" one="webhook" query={query} />
  return <SettingsForm {...props} saved={query.data} />
}

function SettingsForm({ saved, ...props }: LibraryDrawerProps & { saved: EventSettings }) {
  const { owner } = useLibraryAccess()
  const maySave = useMay(saveEventSettings)
  const maySeeSecret = useMay(createEventSecret)
  const { notify } = useToast()
  const { save } = useEventChanges(owner)
  const draft = useLibraryDraft<EventSettings, EventSettingsFields>({
    doc: saved,
    readOnly: !maySave,
    toValues,
    check,
    save: (changed) => save.mutateAsync(changed),
    savedTitle: 'Webhook saved',
    onClose: props.onClose,
  })
  const { form, errors, set } = draft
  const subscribed = useWatch({ control: form.control, name: 'subscribedEvents' })
  const toggle = (type: EventType, isOn: boolean) =>
    set(
      'subscribedEvents',
      isOn ? [...subscribed, type].sort() : subscribed.filter((other) => other !== type),
    )

  const deliverAgain = () =>
    save.mutate(
      { endpoint: saved.endpoint },
      {
        onSuccess: () => notify({ kind: 'success', title: 'Events are delivered again' }),
        onError: ({ message }) => notify({ kind: 'failure', title: 'Not saved', message }),
      },
    )

  return (
    <DraftDrawer
      {...props}
      title="Webhook"
      subtitle="Events are posted to your server as JSON, signed, and tried again if it does not answer."
      draft={draft}
      saveLabel="Save webhook"
      labels={labels}
    >
      {saved.isGone && (
        <Banner
          tone="warning"
          title="Nothing is delivered"
          action={
            maySave && (
              <Button size="sm" loading={save.isPending} onClick={deliverAgain}>
                Use it again
              </Button>
            )
          }
        >
          The webhook answered that it is gone (410). Change it, or use it again once it is back.
        </Banner>
      )}
      <Field label="Webhook address" error={errors.endpoint} help="Leave it empty to send nothing.">
        <TextField
          {...form.register('endpoint')}
          inputMode="url"
          spellCheck={false}
          dir="ltr"
          placeholder="https://example.com/events"
        />
      </Field>
      <Stack as="fieldset" gap={3}>
        <Text as="legend" size="lg" weight="medium" className="vg-_events__legend">
          Events to send
        </Text>
        {eventTypes.map((type) => (
          <Checkbox
            key={type}
            label={eventLabels[type]}
            help={<code>{type}</code>}
            checked={subscribed.includes(type)}
            onCheckedChange={(checked) => toggle(type, checked === true)}
          />
        ))}
      </Stack>
      {maySeeSecret && saved.endpoint !== '' && <SigningSecret endpointId={saved.endpointId} />}
    </DraftDrawer>
  )
}

function toValues(doc: EventSettings | undefined): EventSettingsFields {
  return { endpoint: doc?.endpoint ?? '', subscribedEvents: [...(doc?.subscribedEvents ?? [])].sort() }
}
