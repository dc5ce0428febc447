import { ChevronDown } from 'lucide-react'
import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './accordion.css'

/** Everything else reaches the element. */
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

const OpenItem = createContext<[value: string, open: (value: string) => void]>(['', () => {}])

/**
 * Questions and their answers, of which one is open at a time. Holds `AccordionItem`s. Arrow keys, Home and End move
 * between the questions. By hand and without Radix: every public page loads it.
 */
export function Accordion({
  value,
  defaultValue = '',
  onValueChange,
  variant,
  className,
  onKeyDown,
  ...rest
}: AccordionProps) {
  return (
    <OpenItem value={useControllableState(value, defaultValue, onValueChange)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that reach it come from the buttons inside */}
      <div
        {...rest}
        className={cx('vg-accordion', className)}
        data-variant={useThemeVariant(variant)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          moveFocus(event)
        }}
      />
    </OpenItem>
  )
}

/** Moves between the buttons of an accordion that are not disabled, around its ends. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('.vg-accordion__trigger:not(:disabled)'),
  ]
  const at = buttons.indexOf(event.target as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (at === -1 || to === undefined || event.defaultPrevented) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

/** Everything else reaches the element. */
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
  const [shown, open] = use(OpenItem)
  const id = useId()
  const isOpen = shown === value
  const state = isOpen ? 'open' : 'closed'
  return (
    <div {...rest} className={cx('vg-accordion__item', className)} data-state={state}>
      <h3 className="vg-accordion__header">
        <button
          type="button"
          id={`${id}title`}
          className="vg-accordion__trigger"
          disabled={disabled}
          aria-expanded={isOpen}
          aria-controls={`${id}content`}
          data-state={state}
          onClick={() => open(isOpen ? '' : value)}
        >
          <span className="vg-accordion__title">{title}</span>
          <ChevronDown aria-hidden className="vg-_accordion__chevron" />
        </button>
      </h3>
      <section
        id={`${id}content`}
        aria-labelledby={`${id}title`}
        className="vg-accordion__content"
        data-state={state}
      >
        <div className="vg-_accordion__clip">
          <div className="vg-_accordion__body">{children}</div>
        </div>
      </section>
    </div>
  )
}
