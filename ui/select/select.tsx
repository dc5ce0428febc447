import { ChevronDown } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { FieldLook } from '#ui/field/field-box.tsx'
import '#ui/field/field-box.css'
import { useFieldControl } from '#ui/field/field-context.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { popupSource } from './popup-source.ts'
import type { SelectOption } from './select-option.ts'
import type { ButtonHandlers } from './select-popup.tsx'
import './select.css'

interface Choice {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  required?: boolean
  disabled?: boolean
}

/** Everything a native button takes passes through to the trigger. */
export interface SelectProps
  extends Choice,
    FieldLook,
    Omit<ComponentProps<'button'>, keyof Choice | 'type' | 'children' | 'name' | 'form'> {
  /** What there is to choose, in order. */
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. @default 'Select' */
  placeholder?: string
  /** Shown in the list when there are no options. @default 'Nothing to choose from' */
  emptyText?: string
}

const openKeys = [' ', 'Enter', 'ArrowUp', 'ArrowDown']

/** One choice of a known list, shown when asked for: its code comes once somebody points at it or reaches it. */
export function Select({
  options,
  placeholder = 'Select',
  emptyText = 'Nothing to choose from',
  size = 'md',
  variant,
  className,
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  onPointerEnter,
  onFocus,
  onBlur,
  onPointerDown,
  onClick,
  onKeyDown,
  ref,
  ...rest
}: SelectProps) {
  const { required, disabled, ...control } = useFieldControl(rest)
  const scopeVariant = useThemeVariant(variant)
  const [current, setCurrent] = useControllableState(value, defaultValue ?? '', onValueChange)
  const [isOpen, setOpen] = useControllableState(open, defaultOpen ?? false, onOpenChange)
  const [reached, setReached] = useState(false)
  const popup = useLazy(popupSource.load, reached || isOpen)
  const Popup = popup.state === 'ready' ? popup.value : undefined
  const isShown = isOpen && Popup !== undefined
  const isAwaited = isOpen && popup.state === 'loading'
  const button = useRef<HTMLButtonElement>(null)
  const handlers = useRef<ButtonHandlers>(undefined)
  const listId = useId()
  const chosen = options.find((option) => option.value === current)

  // What did not arrive is asked for again by the next press, and by nothing else.
  useEffect(() => {
    if (popup.state === 'failed' && isOpen) setOpen(false)
  })

  function reach() {
    if (!disabled) setReached(true)
  }

  /** Opens as soon as the list is there; asked for a second time, not at all. */
  function toggle() {
    if (popup.state === 'failed') popup.retry()
    setOpen(!isOpen)
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    if (handlers.current) handlers.current.onClick(event)
    else {
      // Safari leaves a pressed button without the focus, and what is left must have had it.
      event.currentTarget.focus()
      toggle()
    }
  }

  function pressDown(event: PointerEvent<HTMLButtonElement>) {
    onPointerDown?.(event)
    if (!event.defaultPrevented) handlers.current?.onPointerDown(event)
  }

  function type(event: KeyboardEvent<HTMLButtonElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (handlers.current) handlers.current.onKeyDown(event)
    else if (openKeys.includes(event.key)) {
      event.preventDefault()
      toggle()
    }
  }

  return (
    <>
      <button
        {...rest}
        {...control}
        ref={useMergedRef(button, ref)}
        type="button"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-required={required}
        aria-autocomplete="none"
        aria-busy={isAwaited || undefined}
        disabled={disabled}
        data-state={isShown ? 'open' : 'closed'}
        data-placeholder={chosen ? undefined : ''}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          reach()
        }}
        onFocus={(event) => {
          onFocus?.(event)
          reach()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          if (isAwaited) setOpen(false)
        }}
        onPointerDown={pressDown}
        onClick={press}
        onKeyDown={type}
        className={cx('vg-field-box vg-select', className)}
        data-recipe="field"
        data-variant={scopeVariant}
        data-size={size}
      >
        <span className="vg-_select__value">
          <span>
            {chosen ? (
              <>
                {chosen.icon}
                <span className="vg-_select__label">{chosen.label}</span>
              </>
            ) : (
              placeholder
            )}
          </span>
        </span>
        <span aria-hidden className="vg-_select__arrow">
          <ChevronDown aria-hidden />
        </span>
      </button>
      {Popup && (
        <Popup
          {...{ button, handlers, listId, options, emptyText, required, disabled }}
          open={isOpen}
          onOpenChange={setOpen}
          value={current}
          onValueChange={setCurrent}
        />
      )}
    </>
  )
}
