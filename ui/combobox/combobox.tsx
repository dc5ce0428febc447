import * as Popover from '@radix-ui/react-popover'
import { ChevronDown, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { FieldBox, type FieldBoxProps } from '#ui/field/field-box.tsx'
import { useTextControl } from '#ui/field/field-context.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { OptionSource } from './combobox.types.ts'
import { ComboboxPanel, type ComboboxWords } from './combobox-panel.tsx'
import { useCombobox } from './use-combobox.ts'
import './combobox.css'

/** Everything a native input takes passes through to it, `className` goes to the box. */
export interface ComboboxProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'list'>,
    Pick<FieldBoxProps, 'size' | 'variant' | 'start'>,
    ComboboxWords {
  /** All options, filtered here, or what finds them for a text. Any number: only those in sight are drawn. */
  options: OptionSource
  /** The chosen option's value, '' for none; leave out to let it keep its own state. */
  value?: string
  /** Chosen at first, when it keeps its own state. @default '' */
  defaultValue?: string
  /** A new choice, or '' when it is taken away. */
  onValueChange?: (value: string) => void
  /** What the field shows for a value whose option has not been found yet. @default the value */
  chosenLabel?: string
  /** Lets the choice be taken away: a button, or an emptied text. @default false */
  clearable?: boolean
  /** Accessible name of the list. @default 'Options' */
  listLabel?: string
  /** Accessible name of the button that takes the choice away. @default 'Clear' */
  clearLabel?: string
  /** What screen readers hear for a number of options. @default (count) => `${count} options` */
  countText?: (count: number) => string
}

/** One choice of a long list, found by typing. */
export function Combobox({
  options: source,
  value,
  defaultValue,
  onValueChange,
  chosenLabel,
  clearable = false,
  emptyText = 'Nothing found',
  loadingText = 'Loading',
  failedText = 'Could not load the options.',
  retryLabel = 'Try again',
  listLabel = 'Options',
  clearLabel = 'Clear',
  countText = (count) => (count === 1 ? '1 option' : `${count} options`),
  size,
  variant,
  start,
  className,
  name,
  ref,
  onChange,
  onKeyDown,
  onClick,
  onBlur,
  ...rest
}: ComboboxProps) {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const control = useTextControl(rest)
  const state = useCombobox({ source, value, defaultValue, onValueChange, chosenLabel, clearable })
  const locked = control.disabled || control.readOnly
  const { open, found } = state
  const spoken = { ready: countText(found.options.length), loading: loadingText, failed: failedText }

  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && state.leave()}>
      <Popover.Anchor asChild>
        <FieldBox
          {...{ size, variant, start }}
          ref={box}
          className={cx('vg-combobox', className)}
          data-state={open ? 'open' : 'closed'}
          end={
            <>
              {clearable && state.value !== '' && !locked && (
                <IconButton
                  label={clearLabel}
                  icon={<X aria-hidden />}
                  size="sm"
                  onClick={() => {
                    state.clear()
                    input.current?.focus()
                  }}
                />
              )}
              <ChevronDown aria-hidden className="vg-_combobox__arrow" />
            </>
          }
        >
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            {...state.aria}
            ref={useMergedRef(input, ref)}
            type="text"
            value={state.text}
            onChange={(event) => {
              onChange?.(event)
              state.type(event.currentTarget.value)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (!locked) state.handleKeyDown(event)
            }}
            onClick={(event) => {
              onClick?.(event)
              if (locked || open) return
              state.show()
              // What is typed next takes the place of the choice.
              event.currentTarget.select()
            }}
            onBlur={(event) => {
              onBlur?.(event)
              state.leave()
            }}
            className="vg-field-box__input"
          />
        </FieldBox>
      </Popover.Anchor>
      {name !== undefined && (
        <input type="hidden" name={name} value={state.value} disabled={control.disabled} />
      )}
      <ComboboxPanel
        {...{ box, found, emptyText, loadingText, failedText, retryLabel }}
        listId={state.listId}
        label={listLabel}
        active={state.active}
        chosen={state.value}
        onChoose={state.choose}
      />
      <VisuallyHidden role="status">
        {open && (found.state === 'ready' && found.options.length === 0 ? emptyText : spoken[found.state])}
      </VisuallyHidden>
    </Popover.Root>
  )
}
