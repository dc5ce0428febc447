import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus in a box whose control that had it went away: the box itself takes it, so that the next keys do nothing. */
export function useHeldFocus(box: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    if (last.current?.isConnected !== false) return
    last.current = null
    if (document.activeElement === document.body) box.current?.focus()
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = target
    },
  }
}
