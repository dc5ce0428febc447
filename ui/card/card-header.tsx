import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'

/** Everything a native div takes passes through. */
export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the card. */
  title: ReactNode
  /** Level of the heading in its page. @default 2 */
  level?: 2 | 3 | 4
  /** One sentence under the title. */
  help?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** The head of a card. */
export function CardHeader({ title, level = 2, help, actions, className, ...rest }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div {...rest} className={cx('vg-card__header', className)}>
      <div className="vg-_card__heading">
        <Heading className="vg-card__title">{title}</Heading>
        {help && <p className="vg-card__help">{help}</p>}
      </div>
      {actions && <div className="vg-_card__actions">{actions}</div>}
    </div>
  )
}
