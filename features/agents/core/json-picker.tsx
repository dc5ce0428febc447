import type { RefObject } from 'react'

interface JsonPickerProps {
  /** What a button presses. */
  pickerRef: RefObject<HTMLInputElement | null>
  label: string
  onPick: (file: File) => void
}

/** Has a JSON file chosen; it is not seen, and pressed by a button. */
export function JsonPicker({ pickerRef, label, onPick }: JsonPickerProps) {
  return (
    <input
      ref={pickerRef}
      type="file"
      accept=".json,application/json"
      hidden
      aria-label={label}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        if (file) onPick(file)
        // The same file can be chosen again.
        event.currentTarget.value = ''
      }}
    />
  )
}
