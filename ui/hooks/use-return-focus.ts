import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for a dialog with a
 * trigger of its own, and many are opened by state or from a menu.
 */
export function useReturnFocus(): { remember: () => void; giveBack: (event: Event) => void } {
  const origin = useRef<HTMLElement>(null)
  return {
    remember: () => {
      origin.current = focusedBefore()
    },
    giveBack: (event) => {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}

/** What has the focus now; for an item of a menu, which is about to go, the button of that menu. */
function focusedBefore(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return null
  const menuButton = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return menuButton ? document.getElementById(menuButton) : focused
}
