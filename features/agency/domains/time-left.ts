const hour = 60 * 60

/** How long is left, in words: days, or hours on the last one. `seconds` may be over already. */
export function timeLeft(seconds: number): string {
  const hours = Math.max(1, Math.ceil(seconds / hour))
  const [count, unit] = hours > 24 ? [Math.ceil(hours / 24), 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
