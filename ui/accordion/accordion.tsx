import * as Radix from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './accordion.css'

/** Props of `Accordion`; everything else reaches the element. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Which item is open, '' for none; leave out to let it keep its own state. */
  value?: string
  /** Open at first, when it keeps its own state. @default none */
  defaultValue?: string
  /** Called with the item that opened, or ''. */
  onValueChange?: (value: string) => void
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Questions and their answers, of which one is open at a time. Holds `AccordionItem`s. */
export function Accordion({ variant, className, ...rest }: AccordionProps) {
  return (
    <Radix.Root
      {...rest}
      type="single"
      collapsible
      className={cx('vg-accordion', className)}
      data-variant={useThemeVariant(variant)}
    />
  )
}

/** Props of `AccordionItem`; everything else reaches the element. */
export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Tells it from the others. */
  value: string
  /** The question. */
  title: ReactNode
  /** Cannot be opened. @default false */
  disabled?: boolean
}

/** One question; its answer is its children. */
export function AccordionItem({ value, title, disabled, className, children, ...rest }: AccordionItemProps) {
  return (
    <Radix.Item {...rest} value={value} disabled={disabled} className={cx('vg-accordion__item', className)}>
      <Radix.Header className="vg-accordion__header">
        <Radix.Trigger className="vg-accordion__trigger">
          <span className="vg-accordion__title">{title}</span>
          <ChevronDown aria-hidden className="vg-_accordion__chevron" />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="vg-accordion__content">
        <div className="vg-_accordion__body">{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
