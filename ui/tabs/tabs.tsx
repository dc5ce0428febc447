import * as RadixTabs from '@radix-ui/react-tabs'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useOverflowEdges } from '#ui/hooks/use-overflow-edges.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './tabs.css'

const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal')

/** Everything else reaches the root element. */
export interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, 'dir' | 'asChild'> {
  /** Row above its panel, or column beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Whether arrow keys also select, or only move. @default 'automatic' */
  activationMode?: 'automatic' | 'manual'
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Panels of which one is shown at a time. Holds one `TabList` and a `TabPanel` per `Tab`. */
export function Tabs({ orientation = 'horizontal', variant, className, ...props }: TabsProps) {
  return (
    <OrientationContext value={orientation}>
      <RadixTabs.Root
        {...props}
        orientation={orientation}
        className={cx('vg-tabs', className)}
        data-variant={useThemeVariant(variant)}
      />
    </OrientationContext>
  )
}

/** Everything else reaches the list element. */
export interface TabListProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What the tabs choose between, for screen readers. */
  label: string
}

/** The row of tabs. Too many for the width: it scrolls, fading at the edge where more follows. */
export function TabList({ label, className, ...props }: TabListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const vertical = use(OrientationContext) === 'vertical'
  const edges = useOverflowEdges(scroller)

  useEffect(() => {
    // A tab that is open at first may lie outside; only the row itself may scroll for it.
    const row = scroller.current
    const tab = row?.querySelector<HTMLElement>('[data-state="active"]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [])

  return (
    <div ref={scroller} className="vg-_tabs__scroller" data-overflow={vertical ? 'none' : edges}>
      <RadixTabs.List {...props} aria-label={label} className={cx('vg-tabs__list', className)} />
    </div>
  )
}

/** Everything else reaches the button. */
export interface TabProps extends ComponentProps<'button'> {
  /** Which panel it shows. */
  value: string
  /** Icon before the words. */
  icon?: ReactNode
  /** A small count or badge after the words. */
  aside?: ReactNode
}

/** One tab of a `TabList`. */
export function Tab({ icon, aside, className, children, onFocus, ...props }: TabProps) {
  return (
    <RadixTabs.Trigger
      {...props}
      className={cx('vg-tabs__tab', className)}
      onFocus={(event) => {
        onFocus?.(event)
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {icon}
      <span className="vg-tabs__words">{children}</span>
      {aside}
    </RadixTabs.Trigger>
  )
}

/** Everything else reaches the panel element. */
export interface TabPanelProps extends ComponentProps<'div'> {
  /** Which tab shows it. */
  value: string
  /** Keeps it in the page while hidden, so that what was typed in it stays. @default false */
  keepMounted?: boolean
}

/** What one tab shows. */
export function TabPanel({ keepMounted = false, className, ...props }: TabPanelProps) {
  return (
    <RadixTabs.Content
      {...props}
      {...(keepMounted && { forceMount: true as const })}
      className={cx('vg-tabs__panel', className)}
    />
  )
}
