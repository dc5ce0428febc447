import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useToast } from '#ui/toast/toast-context.ts'
import { flowText, readCopied } from './flow-file.ts'
import type { FlowEditor } from './use-flow-editor.ts'

/** What the keys of the canvas do, as they are shown; Ctrl is Cmd on a Mac. */
export const canvasKeys: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl + Z', 'Undo'],
  ['Ctrl + Shift + Z, Ctrl + Y', 'Redo'],
  ['Ctrl + C, Ctrl + V', 'Copy and paste steps, also into another agent'],
  ['Ctrl + D', 'Duplicate the selected steps'],
  ['Ctrl + A', 'Select every step'],
  ['Delete', 'Remove the selected steps'],
  ['Enter', 'Open the step that has the focus'],
  ['Arrows', 'Move the selected step; in the list, go to the next one'],
  ['/', 'Search the steps'],
  ['L', 'Tidy up'],
  ['?', 'Show these keys'],
]

interface CanvasActions {
  editor: FlowEditor
  toolIds: readonly string[]
  tidy: () => void
  search: () => void
  /** Takes the focus where what had it is gone. */
  focus: () => void
  showKeys: () => void
}

/** The keys and the clipboard of everything that edits a flow; where text is typed they are the text's own. */
export function useCanvasKeys({ editor, toolIds, tidy, search, focus, showKeys }: CanvasActions) {
  const { notify } = useToast()

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isTyped(event.target)) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  }

  function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
    const { selected } = editor
    if (ctrlKey || metaKey) {
      const withCtrl: Record<string, () => void> = {
        z: shiftKey ? editor.redo : editor.undo,
        y: editor.redo,
        d: () => editor.duplicate(selected),
        a: () => editor.select(editor.nodes.map(({ id }) => id)),
      }
      return withCtrl[key.toLowerCase()]
    }
    if (altKey) return undefined
    const alone: Record<string, () => void> = { l: tidy, '/': search, '?': showKeys }
    if (selected.length > 0) {
      alone.Delete = () => {
        editor.remove(selected)
        focus()
      }
      alone.Backspace = alone.Delete
    }
    return alone[key]
  }

  function onCopy(event: ClipboardEvent) {
    const chosen = editor.nodes.filter(({ id }) => editor.selected.includes(id))
    if (isTyped(event.target) || chosen.length === 0) return
    event.clipboardData.setData('text/plain', flowText(chosen))
    event.preventDefault()
  }

  function onPaste(event: ClipboardEvent) {
    if (isTyped(event.target) || editor.readOnly) return
    const read = readCopied(event.clipboardData.getData('text/plain'), toolIds)
    if (!read) return
    event.preventDefault()
    const words = read.ok ? 'There is no room for them: a flow has at most 500 steps.' : read.words
    if (!read.ok || editor.paste(read.nodes) === 0)
      notify({ kind: 'failure', title: 'Nothing was pasted', message: words })
  }

  return { onKeyDown, onCopy, onPaste }
}

function isTyped(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}
