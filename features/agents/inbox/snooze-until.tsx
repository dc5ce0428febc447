import { type FormEvent, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import {
  longestSnoozeDays,
  maySnoozeUntil,
  snoozeOutOfBounds,
} from '#mocks/contracts/inbox/inbox.refusals.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { localMoment, momentIn, snoozeEnd } from './snooze-choices.ts'

interface SnoozeUntilProps {
  /** Told of a moment that comes, in Unix seconds. */
  onSnooze: (until: number) => void
  onClose: () => void
}

/** Chooses a date and a time to put chats aside until. */
export function SnoozeUntil({ onSnooze, onClose }: SnoozeUntilProps) {
  const clock = useNow()
  const unixNow = () => Math.floor(clock() / 1000)
  const [now] = useState(unixNow)
  const [text, setText] = useState(() => localMoment(snoozeEnd('tomorrow', now)))
  const [isWrong, setIsWrong] = useState(false)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  function submit(event: FormEvent) {
    event.preventDefault()
    const until = momentIn(text)
    if (until === null || !maySnoozeUntil(until, unixNow())) return setIsWrong(true)
    onSnooze(until)
    onClose()
  }

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Snooze until"
      footer={
        <Button type="submit" form="snooze-until" tone="primary">
          Snooze
        </Button>
      }
    >
      <form id="snooze-until" noValidate onSubmit={submit}>
        <Field
          label="Date and time"
          required
          help={`By your clock (${zone.replaceAll('_', ' ')}).`}
          error={isWrong && snoozeOutOfBounds}
        >
          <TextField
            type="datetime-local"
            value={text}
            min={localMoment(now)}
            max={localMoment(now + longestSnoozeDays * 86_400)}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setIsWrong(false)
            }}
          />
        </Field>
      </form>
    </Modal>
  )
}
