import * as Collapsible from '@radix-ui/react-collapsible'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './collapsible-card.css'

/** Everything else reaches the card. */
export interface CollapsibleCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is inside. */
  title: ReactNode
  /** One line under the title. */
  help?: ReactNode
  /** Icon before the title. */
  icon?: ReactNode
  /** Stands in the header without opening the card: a badge, a switch. */
  action?: ReactNode
  /** Whether it is open; leave out to let it keep its own state. */
  open?: boolean
  /** Open at first, when it keeps its own state. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4
  /** Keeps the content in the page while closed, so that what was typed in it stays. @default true */
  keepMounted?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A group of settings under a header that opens and closes it. */
export function CollapsibleCard({
  title,
  help,
  icon,
  action,
  open,
  defaultOpen,
  onOpenChange,
  level = 3,
  keepMounted = true,
  variant,
  className,
  children,
  ...rest
}: CollapsibleCardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <Collapsible.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} asChild>
      <section
        aria-labelledby={titleId}
        {...rest}
        className={cx('vg-collapsible-card', className)}
        data-recipe="surface"
        data-variant={useThemeVariant(variant)}
      >
        <div className="vg-collapsible-card__header">
          {icon && (
            <span className="vg-collapsible-card__icon" aria-hidden>
              {icon}
            </span>
          )}
          <div className="vg-_collapsible-card__heading">
            <Heading className="vg-collapsible-card__title">
              <Collapsible.Trigger id={titleId} className="vg-collapsible-card__trigger">
                {title}
              </Collapsible.Trigger>
            </Heading>
            {help !== undefined && <p className="vg-collapsible-card__help">{help}</p>}
          </div>
          {action && <div className="vg-_collapsible-card__action">{action}</div>}
          <ChevronDown aria-hidden className="vg-_collapsible-card__chevron" />
        </div>
        <Collapsible.Content
          className="vg-_collapsible-card__content"
          {...(keepMounted && { forceMount: true as const })}
        >
          <div className="vg-collapsible-card__body">{children}</div>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
