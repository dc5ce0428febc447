import * as RadixAvatar from '@radix-ui/react-avatar'
import { User } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { onColor } from '#mocks/contracts/theme/contrast.ts'
import { initialsOf } from '#mocks/contracts/theme/initials.ts'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './avatar.css'

/** Everything else reaches the element. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** Whose it is: gives the initials and the picture's description. */
  name: string
  /** Address of the picture; while it loads, and when it fails, the initials stand in. */
  src?: string | null
  /** The thing's own colour as '#RRGGBB'; the initials' colour is computed to be readable on it. */
  color?: string
  /** Stands in where there is no name either. @default a person */
  fallback?: ReactNode
  /** 20, 28, 36, 48 or 72 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Round for people, square with round corners for things. @default 'circle' */
  shape?: 'circle' | 'square'
  /** Hides it from screen readers, where the name stands beside it. @default false */
  decorative?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** The face of a person, agent or workspace: picture, else initials, else an icon. */
export function Avatar({
  name,
  src,
  color,
  fallback = <User />,
  size = 'md',
  shape = 'circle',
  decorative = false,
  variant,
  className,
  style,
  ...rest
}: AvatarProps) {
  const fill = color === undefined ? undefined : parseHex(color)
  const initials = initialsOf(name)
  return (
    <RadixAvatar.Root
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || 'No name' })}
      {...rest}
      className={cx('vg-avatar', className)}
      data-size={size}
      data-shape={shape}
      data-colored={fill !== undefined || undefined}
      data-variant={useThemeVariant(variant)}
      // The colour is data, so it cannot be in the stylesheet; as custom properties it can be overridden there.
      style={
        fill ? ({ '--avatar-fill': fill, '--avatar-ink': onColor(fill), ...style } as CSSProperties) : style
      }
    >
      {src && <RadixAvatar.Image className="vg-avatar__image" src={src} alt="" />}
      <RadixAvatar.Fallback className="vg-avatar__fallback" aria-hidden>
        {initials || fallback}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  )
}
