import type { ComponentProps, ElementType } from 'react'
import { cx } from '#ui/theme/cx.ts'
import type { Space } from './space.ts'
import './gap.css'
import './stack.css'

type StackElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'

/** What places the children of a `Stack`; everything its element takes passes through. */
export type StackProps<E extends StackElement = 'div'> = ComponentProps<E> & {
  /** The element it is. @default 'div' */
  as?: E
  /** Room between two children, in steps of 4 px. @default 4 */
  gap?: Space
  /** Where children stand across; `center` centres their text too. @default as wide as the stack */
  align?: 'start' | 'center' | 'end'
  /** Where children stand when there is room left below. @default 'start' */
  justify?: 'start' | 'center' | 'between'
  /** Takes the room that is left in a `Row`. @default false */
  grow?: boolean
}

/** Puts things one under another. */
export function Stack<E extends StackElement = 'div'>({
  as,
  gap = 4,
  align,
  justify,
  grow = false,
  className,
  ...rest
}: StackProps<E>) {
  const Root = (as ?? 'div') as ElementType
  return (
    <Root
      {...rest}
      className={cx('vg-stack', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-grow={grow || undefined}
    />
  )
}
