import { Check, Copy, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { type CopyState, useCopy } from '#ui/hooks/use-copy.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './copy-button.css'

/** Everything else reaches the button. */
export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** What is copied. */
  value: string
  /** What the button says, or, without `showLabel`, its accessible name. @default 'Copy' */
  label?: string
  /** Shows the words beside the icon. @default false */
  showLabel?: boolean
  /** Said once it is copied. @default 'Copied' */
  copiedLabel?: string
  /** Said when the browser refuses. @default 'Could not copy' */
  failedLabel?: string
  /** @default 'ghost', with `showLabel` 'neutral' */
  tone?: 'neutral' | 'ghost'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** @default the scope's */
  variant?: ThemeVariant
}

const icons: Record<CopyState, typeof Copy> = { idle: Copy, copied: Check, failed: X }

/** Copies a text to the clipboard and shows a tick for two seconds. */
export function CopyButton({
  value,
  label = 'Copy',
  showLabel = false,
  copiedLabel = 'Copied',
  failedLabel = 'Could not copy',
  tone = showLabel ? 'neutral' : 'ghost',
  className,
  onClick,
  ...rest
}: CopyButtonProps) {
  const { state, copy } = useCopy()
  const Icon = icons[state]
  const words = { idle: label, copied: copiedLabel, failed: failedLabel }
  const common = {
    ...rest,
    tone,
    className: cx('vg-copy-button', className),
    'data-copy': state,
    onClick: (event: React.MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (!event.defaultPrevented) void copy(value)
    },
  }

  return (
    <>
      {showLabel ? (
        <Button {...common} icon={<Icon />}>
          {/* All three lie on one another, so that the button keeps its width. */}
          <span className="vg-_copy-button__words">
            {(['idle', 'copied', 'failed'] as const).map((each) => (
              <span key={each} data-shown={each === state || undefined} aria-hidden={each !== state}>
                {words[each]}
              </span>
            ))}
          </span>
        </Button>
      ) : (
        <IconButton {...common} label={label} icon={<Icon />} />
      )}
      <VisuallyHidden role="status">{state !== 'idle' && words[state]}</VisuallyHidden>
    </>
  )
}
