import { type KeyboardEvent, useId, useState } from 'react'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import type { ComboboxOption, OptionSource } from './combobox.types.ts'
import { optionId } from './combobox-list.tsx'
import { firstOption, nextOption } from './next-option.ts'
import { useOptions } from './use-options.ts'

/** How far Page Up and Page Down go. */
const page = 10

/** What `useCombobox` takes. */
interface ComboboxSettings {
  source: OptionSource
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((value: string) => void) | undefined
  /** Label of the value while its option has not been seen. */
  chosenLabel: string | undefined
  /** Whether an emptied text takes the choice away. */
  clearable: boolean
}

/** State and keys of an editable combobox with a list (ARIA Authoring Practices, list autocomplete). */
export function useCombobox({ source, chosenLabel, clearable, ...own }: ComboboxSettings) {
  const listId = useId()
  const [value, setValue] = useControllableState(own.value, own.defaultValue ?? '', own.onValueChange)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const [picked, setPicked] = useState<ComboboxOption>()
  const found = useOptions(source, typed ?? '', open)
  const { options } = found

  const active = open ? Math.min(moved ?? startingPoint(), options.length - 1) : -1
  const shown = found.state !== 'failed' && options.length > 0

  function startingPoint(): number {
    return typed ? firstOption(options) : options.findIndex((option) => option.value === value)
  }

  function show(from: number | null = null) {
    setOpen(true)
    setMoved(from)
  }

  function hide() {
    setOpen(false)
    setMoved(null)
    setTyped(null)
  }

  function choose(option: ComboboxOption) {
    setPicked(option)
    setValue(option.value)
    hide()
  }

  function move(by: number) {
    setMoved(nextOption(options, active < 0 && by < 0 ? 0 : active, by))
  }

  function leave() {
    if (typed === '' && clearable) setValue('')
    hide()
  }

  function handleEnter(event: KeyboardEvent) {
    if (!open) return
    // The form must not be sent by the key that chooses.
    event.preventDefault()
    const option = options[active]
    if (found.state === 'failed') found.retry()
    else if (option && !option.disabled) choose(option)
    else leave()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Enter') return handleEnter(event)
    if (event.key === 'ArrowUp' && event.altKey) return hide()
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key]
    if (step === undefined || (!open && Math.abs(step) === page)) return
    event.preventDefault()
    if (open) move(step)
    else show()
  }

  const chosen = findChosen()
  function findChosen(): string {
    if (value === '') return ''
    const known = Array.isArray(source) ? (source as ComboboxOption[]) : options
    const option =
      known.find((each) => each.value === value) ?? (picked?.value === value ? picked : undefined)
    return option?.label ?? chosenLabel ?? value
  }

  return {
    value,
    open,
    found,
    active,
    choose,
    clear: () => {
      setValue('')
      hide()
    },
    listId,
    text: typed ?? chosen,
    show,
    hide,
    leave,
    type: (text: string) => {
      setTyped(text)
      show()
    },
    handleKeyDown,
    aria: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open && shown,
      'aria-controls': open && shown ? listId : undefined,
      'aria-activedescendant': open && shown && active >= 0 ? optionId(listId, active) : undefined,
    } as const,
  }
}
