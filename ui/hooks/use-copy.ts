import { useEffect, useRef, useState } from 'react'

/** How the last copy went; returns to `idle` by itself. */
export type CopyState = 'idle' | 'copied' | 'failed'

const shownFor = 2000

/** Copies text and says for two seconds how it went. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string) => {
    const next = (await copyText(text)) ? 'copied' : 'failed'
    clearTimeout(timer.current)
    setState(next)
    timer.current = setTimeout(() => setState('idle'), shownFor)
  }
  return { state, copy }
}

/** Copies text; whether it is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyThroughSelection(text)
  }
}

/** For pages without the clipboard API (plain http) or its permission. */
function copyThroughSelection(text: string): boolean {
  const focused = document.activeElement
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', onCopy, true)
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', onCopy, true)
    if (focused instanceof HTMLElement) focused.focus()
  }
}
