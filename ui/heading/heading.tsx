import type { ComponentProps } from 'react'
import { cx } from '#ui/theme/cx.ts'
import '#ui/text/text-scale.css'
import './heading.css'

/** How a `Heading` is set; everything a native heading takes passes through. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page: `h1` to `h4`. */
  level: 1 | 2 | 3 | 4
  /** 13, 14, 16, 20 or 24 px; `3xl` up to 32 and `display` up to 52, smaller on narrow pages. @default by its level: 2xl, lg, md, sm */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | 'display'
  /** `muted` over a list that is louder than its name. @default the colour around it */
  tone?: 'muted'
}

const sizes = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/** Names what follows it. Its level is for the outline, its size for the eye. */
export function Heading({ level, size = sizes[level], tone, className, ...rest }: HeadingProps) {
  const Root = `h${level}` as const
  return <Root {...rest} className={cx('vg-heading', className)} data-size={size} data-tone={tone} />
}
