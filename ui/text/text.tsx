import type { ComponentProps, ElementType } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './text-scale.css'
import './text.css'

type TextElement = 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'legend' | 'figcaption' | 'time'

/** How a `Text` is set; everything its element takes passes through. */
export type TextProps<E extends TextElement = 'p'> = ComponentProps<E> & {
  /** The element it is. @default 'p' */
  as?: E
  /** 12, 13, 14 or 16 px, each with its line height. @default the size around it */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** How loud it is, or what it means; `default` inside something quieter. @default the colour around it */
  tone?: 'default' | 'muted' | 'faint' | 'accent' | 'success' | 'warning' | 'danger'
  /** @default the weight around it */
  weight?: 'regular' | 'medium' | 'bold'
  /** Set as code: ids, addresses. @default false */
  code?: boolean
  /** Figures of equal width, so that a number that changes stays in place. @default false */
  numeric?: boolean
  /** One line, with an ellipsis where it ends early. @default false */
  truncate?: boolean
}

/** Words. Breaks anywhere rather than reach out of its place. */
export function Text<E extends TextElement = 'p'>({
  as,
  size,
  tone,
  weight,
  code = false,
  numeric = false,
  truncate = false,
  className,
  ...rest
}: TextProps<E>) {
  const Root = (as ?? 'p') as ElementType
  return (
    <Root
      {...rest}
      className={cx('vg-text', className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-code={code || undefined}
      data-numeric={numeric || undefined}
      data-truncate={truncate || undefined}
    />
  )
}
