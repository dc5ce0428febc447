import type { ComponentProps, ElementType } from 'react'
import type { Space } from '#ui/stack/space.ts'
import { cx } from '#ui/theme/cx.ts'
import '#ui/stack/gap.css'
import './row.css'

type RowElement = 'div' | 'span' | 'header' | 'footer' | 'nav' | 'fieldset' | 'ul' | 'ol' | 'li'

/** What places the children of a `Row`; everything its element takes passes through. */
export type RowProps<E extends RowElement = 'div'> = ComponentProps<E> & {
  /** The element it is. @default 'div' */
  as?: E
  /** Room between two children, in steps of 4 px. @default 2 */
  gap?: Space
  /** Room between wrapped lines. @default the gap */
  lineGap?: 1 | 2 | 3
  /** Where children stand up and down. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Where children stand when there is room left in the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Goes on in a new line where children do not fit. @default false */
  wrap?: boolean
  /** Gives children equal shares of at least 10, 11, 14 or 18 rem, on as many lines as it takes. */
  columns?: 'xs' | 'sm' | 'md' | 'lg'
  /** Takes the room that is left in a `Row` around it. @default false */
  grow?: boolean
}

/** Puts things side by side, from the side where reading starts. */
export function Row<E extends RowElement = 'div'>({
  as,
  gap = 2,
  lineGap,
  align,
  justify,
  wrap = false,
  columns,
  grow = false,
  className,
  ...rest
}: RowProps<E>) {
  const Root = (as ?? 'div') as ElementType
  return (
    <Root
      {...rest}
      className={cx('vg-row', className)}
      data-gap={gap}
      data-line-gap={lineGap}
      data-align={align ?? (columns && 'stretch')}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-columns={columns}
      data-grow={grow || undefined}
    />
  )
}
