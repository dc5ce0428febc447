import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field } from '#ui/field/field.tsx'
import type { Check } from '#ui/hooks/debounced-check.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { type CheckState, useDebouncedAsync } from '#ui/hooks/use-debounced-async.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './async-name-input.css'

/** Everything else reaches the input. */
export interface AsyncNameInputProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'end' | 'className'> {
  /** What is asked for. */
  label: ReactNode
  /** A sentence under it, while there is nothing to say about the value. */
  help?: ReactNode
  /** What is wrong with the value by itself; it is then not checked. */
  error?: ReactNode
  /** What was typed; leave out to let it keep its own state. */
  value?: string
  /** Typed at first, when it keeps its own state. @default '' */
  defaultValue?: string
  /** Called with what was typed. */
  onValueChange?: (value: string) => void
  /** Resolves to whether the name may be used. */
  check: Check
  /** Milliseconds of rest before it is checked (spec 1 §9). @default 2000 */
  delay?: number
  /** The name one already has: it is not checked. */
  ownName?: string
  /** @default 'Checking whether this name is free' */
  checkingText?: string
  /** @default 'This name is free.' */
  okText?: string
  /** @default 'This name is taken. Try another one.' */
  takenText?: ReactNode
  /** @default 'We could not check this name.' */
  failedText?: ReactNode
  className?: string
}

/** A name that must be free: it is checked after a rest, and says with an icon and words how that went. */
export function AsyncNameInput({
  label,
  help,
  error,
  value,
  defaultValue = '',
  onValueChange,
  check,
  delay,
  ownName,
  checkingText = 'Checking whether this name is free',
  okText = 'This name is free.',
  takenText = 'This name is taken. Try another one.',
  failedText = 'We could not check this name.',
  required,
  className,
  ...rest
}: AsyncNameInputProps) {
  const [name, setName] = useControllableState(value, defaultValue, onValueChange)
  const trimmed = name.trim()
  const { state, retry } = useDebouncedAsync({
    value: trimmed,
    check,
    delay,
    enabled: !error && trimmed !== ownName,
  })
  const problem: Partial<Record<CheckState, ReactNode>> = { taken: takenText, failed: failedText }

  return (
    <Field
      label={label}
      help={state === 'ok' ? okText : help}
      error={error || problem[state]}
      required={required}
      className={cx('vg-async-name-input', className)}
      data-state={state}
    >
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...rest}
        value={name}
        onChange={(event) => setName(event.target.value)}
        end={
          <span className="vg-_async-name-input__state">
            {state === 'checking' && <Spinner size="sm" label={null} />}
            {state === 'ok' && <CircleCheck aria-hidden />}
            {state === 'taken' && <CircleAlert aria-hidden />}
            {state === 'failed' && (
              <IconButton label="Check again" icon={<RotateCw />} size="sm" onClick={retry} />
            )}
          </span>
        }
      />
      <VisuallyHidden role="status">{state === 'checking' && checkingText}</VisuallyHidden>
    </Field>
  )
}
