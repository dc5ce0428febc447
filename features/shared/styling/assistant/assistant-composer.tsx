import { ArrowUp, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { cssPromptLimit } from '#mocks/contracts/styling/css-rules.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { Assistant } from './use-assistant.ts'

/** Where a request is written. Enter sends, alone or with Cmd or Ctrl; Shift+Enter starts a line; it grows to three rows (spec 1 §9). */
export function AssistantComposer({ assistant, example }: { assistant: Assistant; example: string }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const { generating } = assistant

  function send() {
    field.current?.focus()
    if (generating || !text.trim()) return
    assistant.send(text)
    setText('')
  }

  function cancel() {
    const question = assistant.cancel()
    // What was asked comes back, unless something else was begun meanwhile.
    setText((current) => current || question)
    field.current?.focus()
  }

  return (
    <div className="vg-_css-assistant__composer">
      <TextArea
        ref={field}
        minRows={1}
        maxRows={3}
        aria-label="What should look different?"
        aria-keyshortcuts="Enter Control+Enter Meta+Enter"
        enterKeyHint="send"
        placeholder={example}
        maxLength={cssPromptLimit}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      {generating ? (
        <IconButton label="Cancel" tone="neutral" icon={<Square aria-hidden />} onClick={cancel} />
      ) : (
        <IconButton
          label="Send"
          title="Send (Enter)"
          tone="primary"
          icon={<ArrowUp aria-hidden />}
          onClick={send}
        />
      )}
    </div>
  )
}
