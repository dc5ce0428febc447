import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './choice.css'

interface ChoiceProps extends ComponentProps<'div'> {
  /** Id of the control. */
  id: string
  /** What is chosen; a press on it counts for the control. */
  label: ReactNode
  /** A sentence under the label. */
  help: ReactNode
}

/** What a checkbox, a radio and a switch have in common: the control, and beside it a label and its help. */
export function Choice({ id, label, help, className, children, ...rest }: ChoiceProps) {
  return (
    <div {...rest} className={cx('vg-choice', className)}>
      {children}
      <div className="vg-_choice__text">
        <label className="vg-choice__label" htmlFor={id}>
          {label}
        </label>
        {help !== undefined && (
          <div className="vg-choice__help" id={helpId(id)}>
            {help}
          </div>
        )}
      </div>
    </div>
  )
}

/** What ties a control to the `Choice` around it: an id, the caller's own or one made here, and the help. */
export function useChoice(ownId: string | undefined, help: ReactNode, describedBy?: string) {
  const madeId = useId()
  const id = ownId ?? madeId
  return { id, 'aria-describedby': cx(help !== undefined && helpId(id), describedBy) || undefined }
}

function helpId(id: string): string {
  return `${id}-help`
}
