import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { ComboboxOption } from './combobox.types.ts'
import { useOptionWindow } from './use-option-window.ts'

interface ComboboxListProps {
  /** Of the list; options take it with their index. */
  id: string
  label: string
  options: readonly ComboboxOption[]
  /** Index under the keyboard, or -1. */
  active: number
  /** Value that is chosen. */
  chosen: string
  onChoose: (option: ComboboxOption) => void
}

/** The options in sight of a list of any length. */
export function ComboboxList({ id, label, options, active, chosen, onChoose }: ComboboxListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { start, end, before, after } = useOptionWindow(scroller, options.length, active)
  return (
    // The focus stays in the input, which points at the active option.
    <div ref={scroller} id={id} role="listbox" aria-label={label} className="vg-_combobox__options">
      <div role="presentation" style={{ blockSize: before }} />
      {options.slice(start, end).map((option, offset) => {
        const index = start + offset
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            className="vg-combobox__option"
            aria-selected={option.value === chosen}
            aria-disabled={option.disabled || undefined}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            title={option.label}
            onClick={() => !option.disabled && onChoose(option)}
          >
            {option.icon}
            <span className="vg-_combobox__label">{option.label}</span>
            {option.detail !== undefined && <span className="vg-_combobox__detail">{option.detail}</span>}
            {option.value === chosen && <Check aria-hidden className="vg-_combobox__tick" />}
          </div>
        )
      })}
      <div role="presentation" style={{ blockSize: after }} />
    </div>
  )
}

/** Id of the option at an index. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
