import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './code-block.css'

/** Everything else reaches the element. */
export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The code, copied whole. */
  code: string
  /** What it is: 'Embed code', 'CSS'; shown above it. */
  label: string
  /** Actions beside Copy, such as Insert. */
  action?: ReactNode
  /** Breaks long lines instead of scrolling sideways. @default false */
  wrap?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Code to read and copy. */
export function CodeBlock({
  code,
  label,
  action,
  wrap = false,
  variant,
  className,
  ...rest
}: CodeBlockProps) {
  return (
    <figure
      {...rest}
      className={cx('vg-code-block', className)}
      data-wrap={wrap || undefined}
      data-variant={useThemeVariant(variant)}
    >
      <figcaption className="vg-code-block__head">
        <span className="vg-code-block__label">{label}</span>
        {action}
        <CopyButton value={code} label={`Copy ${label}`} size="sm" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this is a scroller */}
      <pre className="vg-code-block__code" tabIndex={0} role="group" aria-label={label} dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
