import './composer.css'
import { type RefObject, useId, useState } from 'react'
import { composingKey } from './composing-key.ts'
import { Icon, sendIcon } from './icon.tsx'
import { lengthHint, messageLimit } from './message-length.ts'
import { useWords } from './words-context.ts'

export interface ComposerProps {
  /** True while an answer is awaited: typing goes on, sending waits. */
  busy: boolean
  /** The text field, for whoever moves the focus. */
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
}

/** Where a message is written. Enter sends, Shift+Enter starts a line; it grows to five rows. */
export function Composer({ busy, fieldRef, onSend }: ComposerProps) {
  const hintId = useId()
  const words = useWords()
  const [text, setText] = useState('')
  const hint = lengthHint(text.trim().length, words)
  const tooLong = text.trim().length > messageLimit
  const canSend = (message: string) => Boolean(message) && message.length <= messageLimit && !busy

  function submit() {
    const field = fieldRef.current!
    // The field knows best: what was typed before this was there is in it.
    const message = field.value.trim()
    field.focus()
    if (!canSend(message)) return
    onSend(message)
    field.value = ''
    setText('')
  }

  return (
    <form
      className="vg-widget__composer"
      data-invalid={tooLong || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="vg-widget__field" data-text={`${text}\n`}>
        <textarea
          ref={fieldRef}
          rows={1}
          dir={text ? 'auto' : undefined}
          aria-label={words.message}
          aria-invalid={tooLong || undefined}
          aria-describedby={hint ? hintId : undefined}
          placeholder={words.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.keyCode === composingKey) return
            event.preventDefault()
            submit()
          }}
        />
      </div>
      <button
        type="submit"
        className="vg-widget__send"
        aria-label={words.send}
        aria-disabled={!canSend(text.trim())}
      >
        <Icon path={sendIcon} />
      </button>
      {hint && (
        <p id={hintId} className="vg-widget__hint" role={tooLong ? 'alert' : undefined}>
          {hint}
        </p>
      )}
    </form>
  )
}
