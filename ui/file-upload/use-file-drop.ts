import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Handlers for an element that files can be dragged onto or pasted into. */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | undefined) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
    return Boolean(file)
  }
  return {
    over: over && !disabled,
    handlers: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser opens the file instead.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData?.files)) event.preventDefault()
      },
    },
  }
}
