import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { sendEvent } from '#mocks/contracts/library/event.contract.ts'
import { eventLabels, type WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { eventSettingsQuery, useEventChanges } from './event.queries.ts'
import { attemptWords, deliveredJson, stateWords } from './event-words.ts'
import './events.css'

/** One event: what became of it, and what is delivered. */
export function EventDrawer({
  event,
  open,
  onClose,
  onExited,
}: LibraryDrawerProps & { event: WorkspaceEvent }) {
  const now = useNow()
  const { notify } = useToast()
  const { owner } = useLibraryAccess()
  const maySend = useMay(sendEvent)
  const { data: settings } = useQuery(eventSettingsQuery(owner))
  const { send } = useEventChanges(owner)
  const { label, tone } = stateWords[event.state]
  const hasEndpoint = Boolean(settings?.endpoint)

  const sendAgain = () =>
    send.mutate(event.ID, {
      onSuccess: ({ state, answer }) =>
        notify(
          state === 'sent'
            ? { kind: 'success', title: 'Event sent', message: answer }
            : { kind: 'failure', title: 'The event was not accepted', message: answer },
        ),
      onError: ({ message }) => notify({ kind: 'failure', title: 'The event was not sent', message }),
    })

  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      title={eventLabels[event.type]}
      subtitle={<RelativeTime at={event.createdAt} now={now() / 1000} />}
      footerNote={maySend ? settings && !hasEndpoint && 'Set up a webhook to send it.' : <LookOnlyNote />}
      footer={
        maySend && (
          <Button
            tone="primary"
            icon={<Send aria-hidden />}
            loading={send.isPending}
            disabled={!hasEndpoint}
            onClick={sendAgain}
          >
            {event.attempts === 0 ? 'Send' : 'Send again'}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <dl className="vg-_events__facts">
          <dt>Delivery</dt>
          <dd>
            <Badge tone={tone} dot={event.state !== 'unsubscribed'}>
              {label}
            </Badge>
          </dd>
          <dt>Tried</dt>
          <dd>
            {attemptWords(event.attempts)}
            {event.attemptedAt !== null && (
              <>
                , the last <RelativeTime at={event.attemptedAt} now={now() / 1000} />
              </>
            )}
          </dd>
          {event.answer && (
            <>
              <dt>Answer</dt>
              <dd>{event.answer}</dd>
            </>
          )}
          {event.nextAttemptAt !== null && (
            <>
              <dt>Next attempt</dt>
              <dd>
                <RelativeTime at={event.nextAttemptAt} now={now() / 1000} />
              </dd>
            </>
          )}
        </dl>
        <CopyRow label="Event id" value={event.ID} />
        <CodeBlock label="What is delivered" code={deliveredJson(event, settings?.endpointId ?? '')} wrap />
      </Stack>
    </Drawer>
  )
}
