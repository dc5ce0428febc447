import { KeyRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { NewSigningSecretDialog, SigningSecretOnce } from '#features/shared/secret-key/new-signing-secret.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { agentEventTypes, isAgentEvent } from '#mocks/contracts/library/agent-events.ts'
import { saveAgentWebhook } from '#mocks/contracts/library/agent-webhook.contract.ts'
import { type EventSettings, eventLabels } from '#mocks/contracts/library/event.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { Field } from '#ui/field/field.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { settingsWords } from './settings.words.ts'
import { useWebhookChanges } from './webhook.queries.ts'

interface WebhookFormProps {
  region: Region
  agentId: string
  saved: EventSettings
}

/** Where events of the agent go instead of to the workspace's webhook, and which. */
export function WebhookForm({ region, agentId, saved }: WebhookFormProps) {
  const { notify } = useToast()
  const may = useMay(saveAgentWebhook)
  const { save, makeSecret } = useWebhookChanges(region, agentId)
  const [endpoint, setEndpoint] = useState(saved.endpoint)
  const [chosen, setChosen] = useState(saved.subscribedEvents.filter(isAgentEvent))
  const eventsId = useId()
  const [asking, setAsking] = useState(false)
  const [shownRev, setShownRev] = useState(saved.rev)
  if (shownRev !== saved.rev) {
    setShownRev(saved.rev)
    setEndpoint(saved.endpoint)
    setChosen(saved.subscribedEvents.filter(isAgentEvent))
  }
  const refusal =
    save.error instanceof ApiError ? (save.error.fields.endpoint ?? save.error.message) : undefined
  const isAsSaved =
    endpoint.trim() === saved.endpoint &&
    [...chosen].sort().join() === [...saved.subscribedEvents].sort().join() &&
    !saved.isGone

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(
      { endpoint: endpoint.trim(), subscribedEvents: chosen, rev: saved.rev },
      { onSuccess: () => notify({ kind: 'success', title: 'Webhook saved' }) },
    )
  }

  return (
    <ReadOnlyContext value={!may}>
      <Stack as="form" gap={4} aria-label="Webhook" noValidate onSubmit={submit}>
        {saved.isGone && (
          <Banner tone="warning" title="Nothing is delivered">
            The webhook answered that it is gone (410). Change it, or save it again once it is back.
          </Banner>
        )}
        <Field
          {...settingsWords.webhook}
          error={save.isError ? (refusal ?? 'The webhook could not be saved. Please try again.') : undefined}
        >
          <TextField
            value={endpoint}
            onChange={(event) => {
              setEndpoint(event.currentTarget.value)
              save.reset()
            }}
            inputMode="url"
            spellCheck={false}
            dir="ltr"
            placeholder="https://example.com/events"
          />
        </Field>
        <Stack
          role="group"
          aria-labelledby={eventsId}
          gap={3}
          data-find={settingsWords.webhookEvents['data-find']}
        >
          <Text id={eventsId} weight="medium">
            {settingsWords.webhookEvents.label}
          </Text>
          {agentEventTypes.map((type) => (
            <Checkbox
              key={type}
              label={eventLabels[type]}
              checked={chosen.includes(type)}
              onCheckedChange={(isOn) =>
                setChosen(isOn === true ? [...chosen, type] : chosen.filter((each) => each !== type))
              }
            />
          ))}
        </Stack>
        {may && (
          <Row wrap>
            <Button type="submit" tone="primary" loading={save.isPending} disabled={isAsSaved}>
              Save webhook
            </Button>
            {saved.endpoint !== '' && (
              <Button icon={<KeyRound aria-hidden />} onClick={() => setAsking(true)}>
                Make a new signing secret
              </Button>
            )}
          </Row>
        )}
      </Stack>
      {may && saved.endpoint !== '' && (
        <CopyRow label="workspaceSecret in deliveries" value={saved.endpointId} />
      )}
      {makeSecret.data && <SigningSecretOnce secret={makeSecret.data.secret} />}
      <NewSigningSecretDialog
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => makeSecret.mutateAsync()}
      />
    </ReadOnlyContext>
  )
}
