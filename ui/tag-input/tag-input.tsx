import { X } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useFieldControl } from '#ui/field/field-context.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { addTags, splitTags } from './split-tags.ts'
import './tag-input.css'

/** Everything else reaches the input. */
export interface TagInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'max'> {
  /** The tags; leave out to let it keep its own state. */
  value?: readonly string[]
  /** Tags at first, when it keeps its own state. @default none */
  defaultValue?: readonly string[]
  /** Called with all tags when one was added or removed. */
  onValueChange?: (tags: readonly string[]) => void
  /** How many there may be. @default any number */
  max?: number
  /** Accessible name of a tag's button. @default 'Remove {tag}' */
  removeLabel?: (tag: string) => string
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A list of words: Enter or a comma adds, a paste adds many, Backspace in the empty input removes the last. */
export function TagInput({
  value,
  defaultValue = [],
  onValueChange,
  max,
  removeLabel = (tag) => `Remove ${tag}`,
  variant,
  className,
  ref,
  onKeyDown,
  onBlur,
  onPaste,
  placeholder,
  ...rest
}: TagInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(input, ref)
  const control = useFieldControl(rest)
  const [tags, setTags] = useControllableState(value, defaultValue, onValueChange)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')

  const add = (typed: string) => {
    const next = addTags(tags, splitTags(typed), max)
    const added = next.slice(tags.length)
    setText('')
    if (added.length === 0) return
    setTags(next)
    setSaid(`Added ${added.join(', ')}`)
  }
  const remove = (tag: string) => {
    setTags(tags.filter((each) => each !== tag))
    setSaid(`Removed ${tag}`)
    input.current?.focus()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // Enter that ends the composition of a character is no wish to add.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last)
    }
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    const pasted = event.clipboardData.getData('text')
    if (event.defaultPrevented || splitTags(pasted).length < 2) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }

  return (
    <div
      className={cx('vg-tag-input', className)}
      data-recipe="field"
      data-variant={useThemeVariant(variant)}
      data-disabled={control.disabled || undefined}
    >
      <ul className="vg-_tag-input__tags">
        {tags.map((tag) => (
          <li key={tag} className="vg-tag-input__tag">
            <span className="vg-_tag-input__words" title={tag}>
              {tag}
            </span>
            <button
              type="button"
              className="vg-_tag-input__remove"
              aria-label={removeLabel(tag)}
              disabled={control.disabled}
              onClick={() => remove(tag)}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <input
        {...rest}
        {...control}
        ref={inputRef}
        className="vg-_tag-input__input"
        value={text}
        placeholder={tags.length === 0 ? placeholder : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={(event) => {
          onBlur?.(event)
          // What was typed must not be lost for want of an Enter.
          add(text)
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
