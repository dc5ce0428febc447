import * as Direction from '@radix-ui/react-direction'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import type { FieldLook } from '#ui/field/field-box.tsx'
import '#ui/field/field-box.css'
import { useFieldControl } from '#ui/field/field-context.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import type { SelectOption } from './select-option.ts'
import { usePopup } from './use-popup.ts'
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
  /** Said in the open list when there is nothing to choose. @default 'Nothing to choose' */
  emptyText?: string
}

/** One choice of a known list, shown when asked for: the list comes once somebody points at it or reaches it. */
export function Select({
  options,
  placeholder = 'Select',
  emptyText = 'Nothing to choose',
  size = 'md',
  variant,
  className,
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: SelectProps) {
  const { required, disabled, ...control } = useFieldControl(rest)
  const scopeVariant = useThemeVariant(variant)
  const [current, setCurrent] = useControllableState(value, defaultValue ?? '', onValueChange)
  const [isOpen, setOpen] = useControllableState(open, defaultOpen ?? false, onOpenChange)
  const { Popup, isAwaited, forPopup, hears } = usePopup({ ...rest, isOpen, setOpen, disabled })
  const isShown = isOpen && Popup !== undefined
  const listId = useId()
  const chosen = options.find((option) => option.value === current)
  return (
    <>
      <button
        {...rest}
        {...control}
        {...hears}
        ref={useMergedRef(forPopup.button, ref)}
        type="button"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-required={required}
        aria-autocomplete="none"
        aria-busy={isAwaited || undefined}
        dir={Direction.useDirection()}
        disabled={disabled}
        data-state={isShown ? 'open' : 'closed'}
        data-placeholder={chosen ? undefined : ''}
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
          {...forPopup}
          {...{ listId, options, emptyText, required, disabled }}
          open={isOpen}
          onOpenChange={setOpen}
          value={current}
          onValueChange={setCurrent}
        />
      )}
    </>
  )
}
