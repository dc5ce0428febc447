const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something was, in the largest fitting unit: '2 hours ago', 'yesterday', 'just now'. */
export function relativeTime(unixSeconds: number, nowMs: number, locale = 'en'): string {
  const seconds = unixSeconds - Math.floor(nowMs / 1000)
  const fitting = units.find(([, size]) => Math.abs(seconds) >= size)
  if (!fitting) return 'just now'
  const [unit, size] = fitting
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit)
}
