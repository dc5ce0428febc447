const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * How far a moment is from now, both in unix seconds, in the largest unit that is not zero: '2 hours ago',
 * 'yesterday', 'in 2 minutes'. Under a minute it is 'just now'.
 */
export function formatRelative(at: number, now: number, locale = 'en'): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const seconds = at - Math.floor(now)
  for (const [unit, length] of units) {
    // Towards zero: 'one hour ago' begins when the hour is over.
    const whole = Math.trunc(seconds / length)
    if (whole !== 0) return format.format(whole, unit)
  }
  const word = format.format(0, 'second')
  return word === 'now' ? 'just now' : word
}
