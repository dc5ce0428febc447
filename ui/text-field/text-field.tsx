import type { ComponentProps } from 'react'
import { FieldBox, type FieldBoxProps } from '#ui/field/field-box.tsx'
import { useTextControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'

/** Everything a native input takes passes through to it, `className` goes to the box. */
export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'size'>,
    Pick<FieldBoxProps, 'size' | 'variant' | 'start' | 'end'> {}

/** One line of text. */
export function TextField({ size, variant, start, end, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <FieldBox
      size={size}
      variant={variant}
      start={start}
      end={end}
      className={cx('vg-text-field', className)}
    >
      <input {...rest} {...useTextControl(rest)} type={type} className="vg-field-box__input" />
    </FieldBox>
  )
}
