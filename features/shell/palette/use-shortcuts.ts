import { useEffect, useEffectEvent } from 'react'
import { readLocal } from '#features/shared/local-values.ts'
import { findShortcut } from './shortcuts.ts'

/** Milliseconds in which the second of two keys must follow. */
const together = 1000

/** Where keys are text, or choose something: a shortcut would be pressed by accident. */
const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="menu"]'

/** Whether keys pressed alone are shortcuts in this browser (WCAG 2.1.4). */
export const areShortcutsOn = () => readLocal('vg_shortcuts') !== 'off'

/** Calls `run` with the command of a shortcut when its keys are pressed; never over a dialog. */
export function useShortcuts(run: (command: string) => void): void {
  const onCommand = useEffectEvent(run)
  useEffect(() => {
    let before: { key: string; at: number } | undefined
    function handleKeyDown(event: KeyboardEvent) {
      const { target, key, timeStamp, isComposing, repeat, defaultPrevented } = event
      if (defaultPrevented || isComposing || repeat) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const isTyping = target instanceof Element && target.closest(typing) !== null
      const first = before && timeStamp - before.at < together ? before.key : undefined
      const found = findShortcut(event, first, !isTyping && areShortcutsOn())
      before = isTyping || found ? undefined : { key: key.toLowerCase(), at: timeStamp }
      if (!found) return
      event.preventDefault()
      onCommand(found.command)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
