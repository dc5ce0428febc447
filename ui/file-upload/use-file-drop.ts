import { type ClipboardEvent, type DragEvent, useState } from 'react'

/**
 * Handlers for an element that files can be dragged onto or pasted into: `onFiles` takes all of them; words that are
 * pasted with a picture of them stay words there.
 */
export function useFileDrop(
  onFile: ((file: File) => void) | { onFiles: (files: readonly File[]) => void },
  disabled = false,
) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | undefined) => {
    const [file] = files ?? []
    if (file && files && !disabled) {
      if (typeof onFile === 'function') onFile(file)
      else onFile.onFiles([...files])
    }
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
        const isWords = typeof onFile !== 'function' && event.clipboardData?.types.includes('text/plain')
        if (!isWords && take(event.clipboardData?.files)) event.preventDefault()
      },
    },
  }
}
