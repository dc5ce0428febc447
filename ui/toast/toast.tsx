import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { type PausableTimer, startPausableTimer } from './pausable-timer.ts'
import { durationOf, type ToastOptions } from './toast.types.ts'

const icons = { success: CircleCheck, failure: CircleAlert, info: Info }

interface ToastProps extends ToastOptions {
  /** Its time is over or the person closed it. */
  onEnd: () => void
}

/** One notice. It waits while the pointer is on it or the focus in it. */
export function Toast({ onEnd, ...options }: ToastProps) {
  const { kind, title, message } = options
  const Icon = icons[kind]
  const variant = useThemeVariant()
  const timer = useRef<PausableTimer>(null)
  const [paused, setPaused] = useState(false)
  const end = useEffectEvent(onEnd)
  const duration = durationOf(options)

  useEffect(() => {
    const started = startPausableTimer(duration, () => end())
    timer.current = started
    return started.stop
  }, [duration])

  const hold = () => {
    setPaused(true)
    timer.current?.pause()
  }
  // The pointer may leave while the focus stays, and the other way round.
  const release = ({ currentTarget }: { currentTarget: Element }) => {
    if (currentTarget.matches(':hover, :focus-within')) return
    setPaused(false)
    timer.current?.resume()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the countdown is no action of its own
    <div
      className="vg-toast"
      data-kind={kind}
      data-variant={variant}
      data-paused={paused || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="vg-toast__icon">
        <Icon aria-hidden />
      </span>
      <div className="vg-_toast__words">
        <p className="vg-toast__title">{title}</p>
        {message !== undefined && <p className="vg-toast__message">{message}</p>}
      </div>
      <IconButton
        label="Dismiss"
        icon={<X />}
        tone="ghost"
        size="sm"
        className="vg-toast__close"
        onClick={onEnd}
      />
    </div>
  )
}
