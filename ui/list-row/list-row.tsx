import type { ComponentProps, ElementType, ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './list-row.css'

/** What stands in a `ListRow`; everything its element takes passes through. */
export type ListRowProps<E extends 'li' | 'div' = 'li'> = Omit<ComponentProps<E>, 'title'> & {
  /** The element it is. @default 'li' */
  as?: E
  /** What the row is about: a name, with badges beside it. */
  title: ReactNode
  /** More about it, quieter. */
  detail?: ReactNode
  /** Stands before the words: an avatar, a mark. */
  leading?: ReactNode
  /** An icon in a quiet disc, instead of `leading`. */
  icon?: ReactNode
  /** Buttons, a menu or a value at the end; below the words where there is no room beside them. */
  actions?: ReactNode
  /** Stands under the whole row, as wide as it. */
  below?: ReactNode
  /** Keeps clear of the edges at both ends, for a list that is a card. @default false */
  inset?: boolean
}

/** One thing in a list; hairlines part the rows. */
export function ListRow<E extends 'li' | 'div' = 'li'>({
  as,
  title,
  detail,
  leading,
  icon,
  actions,
  below,
  inset = false,
  className,
  children,
  ...rest
}: ListRowProps<E>) {
  const Root = (as ?? 'li') as ElementType
  return (
    <Root {...rest} className={cx('vg-list-row', className)} data-inset={inset || undefined}>
      {leading && <span className="vg-_list-row__leading">{leading}</span>}
      {icon && (
        <span className="vg-_list-row__leading vg-list-row__icon" aria-hidden>
          {icon}
        </span>
      )}
      <div className="vg-_list-row__words">
        <div className="vg-list-row__title">{title}</div>
        {detail !== undefined && <div className="vg-list-row__detail">{detail}</div>}
        {children}
      </div>
      {actions && <div className="vg-_list-row__actions">{actions}</div>}
      {below && <div className="vg-_list-row__below">{below}</div>}
    </Root>
  )
}
