import { type ComponentProps, useEffect, useState } from 'react'
import { formatMoment } from './format-moment.ts'
import { formatRelative } from './format-relative.ts'
import { trueNow } from './true-now.ts'

/** Everything else reaches the `time` element. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The moment, in unix seconds. */
  at: number
  /** What counts as now, in unix seconds; it then stands still. @default the true time */
  now?: number
  /** BCP 47 language. @default 'en' */
  locale?: string
}

/** '5 minutes ago', kept up to date; the exact time is in its title. */
export function RelativeTime({ at, now, locale = 'en', ...rest }: RelativeTimeProps) {
  const clock = useMinutes(now === undefined)
  const date = new Date(at * 1000)
  return (
    <time title={formatMoment(at, locale)} {...rest} dateTime={date.toISOString()}>
      {formatRelative(at, now ?? clock, locale)}
    </time>
  )
}

/** Unix seconds, anew each half minute. */
function useMinutes(running: boolean): number {
  const [seconds, setSeconds] = useState(trueNow)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setSeconds(trueNow()), 30_000)
    return () => clearInterval(timer)
  }, [running])
  return seconds
}
