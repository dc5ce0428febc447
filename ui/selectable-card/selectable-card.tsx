import * as Radix from '@radix-ui/react-radio-group'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'

/** What Radix's radio item takes passes through. */
export interface SelectableCardProps extends Omit<ComponentProps<typeof Radix.Item>, 'title'> {
  /** What is chosen. */
  title: ReactNode
  /** One or two lines about it. */
  description?: ReactNode
  /** A mark before the title. */
  icon?: ReactNode
  /** In the corner while it is chosen, e.g. 'Selected'. @default a tick */
  badge?: ReactNode
  /** How it is drawn. @default the scope's variant */
  variant?: ThemeVariant
}

/** One card of a `SelectableCardGroup`. */
export function SelectableCard({
  title,
  description,
  icon,
  badge,
  variant,
  className,
  ...rest
}: SelectableCardProps) {
  const id = useId()
  return (
    <Radix.Item
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      className={cx('vg-selectable-card', className)}
      data-recipe="surface"
      data-variant={useThemeVariant(variant)}
    >
      {icon && <span className="vg-selectable-card__icon">{icon}</span>}
      <span className="vg-_selectable-card__text">
        <span className="vg-selectable-card__title" id={`${id}-title`}>
          {title}
        </span>
        {description && (
          <span className="vg-selectable-card__description" id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
      <Radix.Indicator className="vg-selectable-card__badge">
        <Check aria-hidden />
        {badge && <span>{badge}</span>}
      </Radix.Indicator>
    </Radix.Item>
  )
}
