import * as Radix from '@radix-ui/react-select'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldLook } from '#ui/field/field-box.tsx'
import '#ui/field/field-box.css'
import { useFieldControl } from '#ui/field/field-context.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { SelectList } from './select-list.tsx'
import type { SelectOption } from './select-option.ts'
import './select.css'

type Root = Pick<
  ComponentProps<typeof Radix.Root>,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'open'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'name'
  | 'required'
  | 'disabled'
  | 'form'
>

/** Everything a native button takes passes through to the trigger. */
export interface SelectProps
  extends Root,
    FieldLook,
    Omit<ComponentProps<'button'>, keyof Root | 'type' | 'children'> {
  /** What there is to choose, in order. */
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. @default 'Select' */
  placeholder?: string
  /** Shown in the list when there are no options. @default 'Nothing to choose from' */
  emptyText?: string
}

/** One choice of a known list, shown when asked for. */
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
  name,
  form,
  ...rest
}: SelectProps) {
  const { required, disabled, ...control } = useFieldControl(rest)
  const scopeVariant = useThemeVariant(variant)
  const [current, setCurrent] = useControllableState(value, defaultValue ?? '', onValueChange)
  const chosen = options.find((option) => option.value === current)
  return (
    <Radix.Root
      {...{ open, defaultOpen, onOpenChange, name, form, required, disabled }}
      value={current}
      onValueChange={setCurrent}
    >
      <Radix.Trigger
        {...rest}
        {...control}
        className={cx('vg-field-box vg-select', className)}
        data-recipe="field"
        data-variant={scopeVariant}
        data-size={size}
      >
        <span className="vg-_select__value">
          <Radix.Value placeholder={placeholder}>
            {chosen?.icon}
            <span className="vg-_select__label">{chosen?.label}</span>
          </Radix.Value>
        </span>
        <Radix.Icon className="vg-_select__arrow">
          <ChevronDown aria-hidden />
        </Radix.Icon>
      </Radix.Trigger>
      <SelectList options={options} emptyText={emptyText} />
    </Radix.Root>
  )
}
