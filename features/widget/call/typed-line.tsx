import { messageLimit } from '../message-length.ts'

interface TypedLineProps {
  /** What the button is called, and the field with it. */
  label: string
  /** An answer is awaited. */
  busy: boolean
  onSay: (text: string) => void
}

/** A line to type what cannot be said. */
export function TypedLine({ label, busy, onSay }: TypedLineProps) {
  return (
    <form
      className="vg-call__typed"
      onSubmit={(event) => {
        event.preventDefault()
        const field = (event.currentTarget as HTMLFormElement).elements.namedItem('said') as HTMLInputElement
        if (busy || !field.value.trim()) return
        onSay(field.value)
        field.value = ''
      }}
    >
      <input name="said" aria-label={label} autoComplete="off" maxLength={messageLimit} dir="auto" />
      <button type="submit" className="vg-call__button" aria-disabled={busy}>
        {label}
      </button>
    </form>
  )
}
