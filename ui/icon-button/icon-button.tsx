import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { cx } from '#ui/theme/cx.ts'
import './icon-button.css'

/** Everything a native button takes passes through. */
export interface IconButtonProps extends Omit<ButtonProps, 'asChild' | 'children' | 'iconEnd'> {
  /** What it does, for screen readers and as the pointer's hint. */
  label: string
  /** The icon. */
  icon: ButtonProps['icon']
}

/** A square button that shows only an icon. Give it a tooltip where the icon is not common knowledge. */
export function IconButton({ label, tone = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      {...rest}
      tone={tone}
      className={cx('vg-icon-button', className)}
    />
  )
}
