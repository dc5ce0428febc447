import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './side-panel.css'

/** Everything else reaches the element. */
export interface SidePanelProps extends Omit<ComponentProps<'aside'>, 'title'> {
  /** What it shows; also its accessible name. */
  title: ReactNode
  /** One line under the title. */
  subtitle?: ReactNode
  /** Beside the close button. */
  action?: ReactNode
  /** Sticks under the body. */
  footer?: ReactNode
  /** Wants to close: the close button, or Escape inside it. */
  onClose: () => void
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string
  /** @default the scope's */
  variant?: ThemeVariant
}

/**
 * A panel that works beside the page, 450 px wide, over it below 1024 px. It takes the focus when it
 * appears and gives it back when it goes; unlike a drawer it does not lock the page.
 */
export function SidePanel({
  title,
  subtitle,
  action,
  footer,
  onClose,
  closeLabel = 'Close',
  variant,
  className,
  children,
  ref,
  onKeyDown,
  ...rest
}: SidePanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useFocusWhileShown(panel)
  return (
    <aside
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(panel, ref)}
      className={cx('vg-side-panel', className)}
      data-variant={useThemeVariant(variant)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <header className="vg-side-panel__header">
        <div className="vg-_side-panel__heading">
          <h2 id={titleId} className="vg-side-panel__title">
            {title}
          </h2>
          {subtitle !== undefined && <p className="vg-side-panel__subtitle">{subtitle}</p>}
        </div>
        {action}
        <IconButton label={closeLabel} icon={<X />} size="sm" onClick={onClose} />
      </header>
      <div className="vg-side-panel__body">{children}</div>
      {footer && <footer className="vg-side-panel__footer">{footer}</footer>}
    </aside>
  )
}

function useFocusWhileShown(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    const shown = panel.current
    if (!shown?.contains(before)) shown?.focus({ preventScroll: true })
    return () => {
      // Only while the focus is still ours: the person may have gone on working in the page.
      const lost = document.activeElement === document.body || shown?.contains(document.activeElement)
      if (lost && before instanceof HTMLElement) before.focus()
    }
  }, [panel])
}
