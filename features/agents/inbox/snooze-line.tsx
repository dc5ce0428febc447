import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type ChatRef, useChatChanges } from './inbox.queries.ts'
import { snoozeLabel } from './inbox-labels.ts'

interface SnoozeLineProps {
  chat: ChatRef
  /** Unix seconds. */
  until: number
  mayChange: boolean
}

/** Says that an open chat is put aside, and ends it. */
export function SnoozeLine({ chat, until, mayChange }: SnoozeLineProps) {
  const { notify } = useToast()
  const { change } = useChatChanges(chat)
  return (
    <Row justify="between">
      <Text size="sm" tone="muted">
        {snoozeLabel(until)}
      </Text>
      {mayChange && (
        <Button
          size="sm"
          loading={change.isPending}
          onClick={() =>
            change.mutate(
              { snoozedUntil: null },
              {
                onError: ({ message }) => notify({ kind: 'failure', title: 'Nothing was changed', message }),
              },
            )
          }
        >
          End snooze
        </Button>
      )}
    </Row>
  )
}
