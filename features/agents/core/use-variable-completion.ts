import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { completeVariable, type OpenVariable, openVariable } from './open-variable.ts'

interface CompletedText {
  value: string
  onValueChange: (text: string) => void
  /** Every variable there is. @default those of prompts */
  names?: readonly string[]
}

/** Offers the variables that could be meant while one is typed into a text: arrows choose, Enter or Tab writes it out. */
export function useVariableCompletion({ value, onValueChange, names }: CompletedText) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [open, setOpen] = useState<OpenVariable>()
  const [at, setAt] = useState(0)
  const listId = useId()

  /** To be called once the text was changed. */
  function look() {
    const { selectionStart, selectionEnd, value: text } = area.current ?? {}
    const isCaret = selectionStart !== undefined && selectionStart === selectionEnd
    setOpen(isCaret && text !== undefined ? openVariable(text, selectionStart, names) : undefined)
    setAt(0)
  }

  function complete(variable: string | undefined) {
    if (!open || variable === undefined) return
    const { text, caret } = completeVariable(value, open, variable)
    onValueChange(text)
    setOpen(undefined)
    // The new text is drawn first.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    const last = open.matches.length - 1
    if (event.key === 'ArrowDown') setAt(at === last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') setAt(at === 0 ? last : at - 1)
    else if (event.key === 'Enter' || event.key === 'Tab') complete(open.matches[at])
    else if (event.key === 'Escape') setOpen(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    area,
    look,
    close: () => setOpen(undefined),
    /** What the text area is given. */
    props: {
      'aria-autocomplete': 'list',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open ? `${listId}-${at}` : undefined,
      onKeyDown,
    } as const,
    /** What the list is given; undefined while nothing is offered. */
    list: open && { id: listId, names: open.matches, at, onChoose: complete },
  }
}
