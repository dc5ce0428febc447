import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { type PlatformConnection, savePlatformKey } from '#mocks/contracts/agents/platform-key.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { usePlatformKeyChanges } from './platform-key.queries.ts'
import { settingsWords } from './settings.words.ts'

interface PlatformKeyFormProps {
  region: Region
  agentId: string
  connection: PlatformConnection
}

/** The key an agent of the compatible platform is asked with: it only goes in. */
export function PlatformKeyForm({ region, agentId, connection }: PlatformKeyFormProps) {
  const { notify } = useToast()
  const { save, remove } = usePlatformKeyChanges(region, agentId)
  const may = useMay(savePlatformKey)
  const [key, setKey] = useState('')
  const [asking, setAsking] = useState(false)
  const refusal = save.error instanceof ApiError ? (save.error.fields.key ?? save.error.message) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(key.trim(), {
      onSuccess({ verified }) {
        setKey('')
        notify(
          verified
            ? { kind: 'success', title: 'The platform answers: the agent is connected' }
            : { kind: 'info', title: 'Key saved', message: 'The platform did not answer just now.' },
        )
      },
    })
  }

  return (
    <Stack gap={5}>
      <Connection connection={connection} />
      {!may && <LookOnlyNote />}
      {may && (
        <Stack as="form" gap={4} onSubmit={submit}>
          <Field
            {...settingsWords.platformKey}
            error={save.isError ? (refusal ?? 'The key could not be saved. Please try again.') : undefined}
          >
            <PasswordField
              value={key}
              onChange={(event) => {
                setKey(event.currentTarget.value)
                save.reset()
              }}
              autoComplete="off"
              maxLength={300}
              placeholder={connection.connected ? `••••${connection.lastFour}` : undefined}
            />
          </Field>
          <Row wrap>
            <Button type="submit" tone="primary" loading={save.isPending} disabled={key.trim() === ''}>
              {connection.connected ? 'Replace key' : 'Connect'}
            </Button>
            {connection.connected && (
              <Button tone="danger" onClick={() => setAsking(true)}>
                Disconnect
              </Button>
            )}
          </Row>
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Disconnect the agent?"
        message="Its key is erased. The agent cannot answer until it has a key again."
        confirmLabel="Disconnect"
        onConfirm={async () => {
          await remove.mutateAsync()
          notify({ kind: 'success', title: 'The agent is disconnected' })
        }}
      />
    </Stack>
  )
}

function Connection({ connection: { connected, lastFour, changedAt } }: { connection: PlatformConnection }) {
  const now = useNow()
  if (!connected) {
    return (
      <Banner tone="warning" title="Not connected">
        Without its key there the agent cannot answer.
      </Banner>
    )
  }
  return (
    <Text size="sm">
      Connected by the key{' '}
      <Text as="span" code size="sm">
        ••••{lastFour}
      </Text>
      {changedAt !== null && (
        <>
          , saved <RelativeTime at={changedAt} now={now() / 1000} />
        </>
      )}
    </Text>
  )
}
