import type { ComponentProps } from 'react'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './middle-truncate.css'

/** Everything else reaches the element. */
export interface MiddleTruncateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text; it is the tooltip and what screen readers get. */
  text: string
  /** Characters at the end that always stay. @default 8 */
  tail?: number
}

/** One line of text that, where it does not fit, loses its middle: ids, addresses, DNS values. */
export function MiddleTruncate({ text, tail = 8, className, ...rest }: MiddleTruncateProps) {
  const characters = Array.from(text)
  const cut = characters.length > tail * 2 ? characters.length - tail : characters.length
  return (
    <span title={text} {...rest} className={cx('vg-middle-truncate', className)}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className="vg-_middle-truncate__head" aria-hidden>
        {characters.slice(0, cut).join('')}
      </span>
      <span className="vg-_middle-truncate__tail" aria-hidden>
        {characters.slice(cut).join('')}
      </span>
    </span>
  )
}
