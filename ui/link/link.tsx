import * as Slot from '@radix-ui/react-slot'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './link.css'

/** Everything a native anchor takes passes through. */
export interface LinkProps extends ComponentProps<'a'> {
  /** `accent` in text, `quiet` where many links stand together. @default 'accent' */
  tone?: 'accent' | 'quiet'
  /** Opens in a new tab and says so. @default false */
  external?: boolean
  /** Draws the only child (a router's link) as a link. @default false */
  asChild?: boolean
}

/** Leads somewhere. Inside an app route wrap the router's link with `asChild`. */
export function Link({
  tone = 'accent',
  external = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const look = { className: cx('vg-link', className), 'data-tone': tone }
  if (asChild) {
    return (
      <Slot.Root {...rest} {...look}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <a {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} {...look}>
      {children}
      {external && (
        <>
          <ArrowUpRight className="vg-_link__mark" aria-hidden />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </a>
  )
}
