import type { ComponentProps } from 'react'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './skeleton.css'

/** Everything else reaches the element. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it stands for; each has that thing's height, so nothing moves when the data comes. @default 'text' */
  shape?: 'text' | 'title' | 'control' | 'avatar' | 'badge' | 'row' | 'card' | 'media'
  /** Share of the width it takes. @default 'full' */
  width?: 'full' | 'three-quarters' | 'half' | 'third' | 'quarter'
  /** Lines of text; the last is shorter. Only for `text`. @default 1 */
  lines?: number
}

/** A grey stand-in with the measure of what is still loading. Name the wait once, with `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, className, ...rest }: SkeletonProps) {
  const count = shape === 'text' ? Math.max(1, lines) : 1
  return (
    <span
      {...rest}
      className={cx('vg-skeleton', className)}
      data-shape={shape}
      data-width={width}
      aria-hidden
    >
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} className="vg-skeleton__bone" />
      ))}
    </span>
  )
}

/** Everything else reaches the element. */
export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is loading, for screen readers. @default 'Loading' */
  label?: string
}

/** Says once, to screen readers, that the skeletons in it are loading. */
export function SkeletonGroup({ label = 'Loading', className, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} className={cx('vg-skeleton-group', className)} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}
