import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { cx } from '#ui/theme/cx.ts'
import { FieldContext } from './field-context.ts'
import '#ui/visually-hidden/visually-hidden.css'
import './field.css'

/** Everything a native div takes passes through. */
export interface FieldProps extends ComponentProps<'div'> {
  /** What the control asks for. */
  label: ReactNode
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean
  /** At the end of the label's line: a link, a count. */
  labelEnd?: ReactNode
  /** A sentence under the control. */
  help?: ReactNode
  /** What is wrong; takes the place of the help and marks the control invalid. */
  error?: ReactNode
  /** Marks the label and the control. @default false */
  required?: boolean
  /** Disables the control. @default false */
  disabled?: boolean
}

/** A label, a control and its help or error, wired together for screen readers. */
export function Field({
  label,
  hideLabel = false,
  labelEnd,
  help,
  error,
  required = false,
  disabled = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId()
  const message = error || help
  const wiring = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      messageId: `${id}-message`,
      hasMessage: Boolean(message),
      invalid: Boolean(error),
      required,
      disabled,
    }),
    [id, message, error, required, disabled],
  )
  return (
    <FieldContext value={wiring}>
      <div
        {...rest}
        className={cx('vg-field', className)}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <div className={cx('vg-_field__head', hideLabel && 'vg-visually-hidden')}>
          <label className="vg-field__label" id={wiring.labelId} htmlFor={id}>
            {label}
            {required && (
              <span className="vg-field__required" aria-hidden="true">
                *
              </span>
            )}
          </label>
          {labelEnd && <span className="vg-_field__end">{labelEnd}</span>}
        </div>
        {children}
        {/* Always there, so that an error which appears is announced. */}
        <div className="vg-field__message" id={wiring.messageId} aria-live="polite">
          {error && (
            <>
              <CircleAlert aria-hidden />
              <span>{error}</span>
            </>
          )}
          {/* Stays in the page: of what is removed while the Tab key leaves a field, a dialog takes the focus back. */}
          {help && <span hidden={Boolean(error)}>{help}</span>}
        </div>
      </div>
    </FieldContext>
  )
}
