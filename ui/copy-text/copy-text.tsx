import { Check, Copy, X } from 'lucide-react'
import { type ComponentProps, Fragment, type MouseEvent } from 'react'
import { type CopyState, useCopy } from '#ui/hooks/use-copy.ts'
import { MiddleTruncate } from '#ui/middle-truncate/middle-truncate.tsx'
import { cx } from '#ui/theme/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './copy-text.css'

/** Everything else reaches the button. */
export interface CopyTextProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** Copied whole; shown, its middle left out where it does not fit. */
  value: string
  /** What it is, for screen readers: 'Copy {label}: {value}'. */
  label: string
  /** Stands for the value where people read it otherwise, such as a domain in its own script. @default the value */
  shown?: string
  /** Goes on in further lines, where it would else lose its middle. @default false */
  wrap?: boolean
  /** Said once it is copied. @default 'Copied' */
  copiedLabel?: string
  /** Said when the browser refuses. @default 'Could not copy' */
  failedLabel?: string
}

const icons: Record<CopyState, typeof Copy> = { idle: Copy, copied: Check, failed: X }

/** A value that is copied by pressing it: ids and DNS values in tables. */
export function CopyText({
  value,
  label,
  shown = value,
  wrap = false,
  copiedLabel = 'Copied',
  failedLabel = 'Could not copy',
  className,
  onClick,
  ...rest
}: CopyTextProps) {
  const { state, copy } = useCopy()
  const Icon = icons[state]
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) void copy(value)
  }
  return (
    <span className="vg-_copy-text__box">
      <button
        type="button"
        {...rest}
        className={cx('vg-copy-text', className)}
        data-copy={state}
        data-wrap={wrap || undefined}
        title={wrap && shown !== value ? value : undefined}
        aria-label={`Copy ${label}: ${shown === value ? value : `${shown} (${value})`}`}
        onClick={press}
      >
        <code className="vg-copy-text__value">
          {wrap ? <Breakable text={shown} /> : <MiddleTruncate text={shown} title={value} />}
        </code>
        <Icon aria-hidden />
      </button>
      {state !== 'idle' && (
        <span className="vg-_copy-text__result" data-copy={state} aria-hidden>
          {state === 'copied' ? copiedLabel : failedLabel}
        </span>
      )}
      <VisuallyHidden role="status">
        {state !== 'idle' && (state === 'copied' ? copiedLabel : failedLabel)}
      </VisuallyHidden>
    </span>
  )
}

/** A name that breaks after its dots before it breaks anywhere else. */
function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=\.)|(?<==)(?=\S{16})/)
  return (
    <span>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and none moves
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
