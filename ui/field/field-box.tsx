import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './field-box.css'

/** Look shared by every control one types into. */
export interface FieldLook {
  /** Height 28, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** How it is drawn. @default the scope's variant */
  variant?: ThemeVariant
}

export interface FieldBoxProps extends FieldLook, ComponentProps<'div'> {
  /** Before the input: an icon or a fixed text such as 'https://'. */
  start?: ReactNode
  /** After the input: an icon, a unit, a button. */
  end?: ReactNode
}

/** The frame around an input: the box is drawn here, the input inside is bare and has class `vg-field-box__input`. */
export function FieldBox({ size = 'md', variant, start, end, className, children, ...rest }: FieldBoxProps) {
  return (
    <div
      {...rest}
      className={cx('vg-field-box', className)}
      data-recipe="field"
      data-variant={useThemeVariant(variant)}
      data-size={size}
    >
      {start !== undefined && <span className="vg-_field-box__start">{start}</span>}
      {children}
      {end !== undefined && <span className="vg-_field-box__end">{end}</span>}
    </div>
  )
}
