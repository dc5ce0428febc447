import type { Amount, Measure } from './wish.ts'

const pixelsPer = { px: 1, rem: 16, em: 16, '': 1, '%': 1 }

/** Least and most a value may be, in pixels; a percentage is left as it is. */
export type Limits = readonly [least: number, most: number]

/** A value after an amount: as written, or so many times each number of what it is now. */
export function amountToCss(amount: Amount, current: string, limits: Limits): string {
  if ('measure' in amount) return measureToCss(amount.measure, limits)
  return current.replace(/(\d*\.?\d+)(px|rem|em|%)?/g, (_, value: string, unit: Measure['unit'] = '') =>
    Number(value) === 0 ? '0' : measureToCss({ value: Number(value) * amount.factor, unit }, limits),
  )
}

function measureToCss({ value, unit }: Measure, [least, most]: Limits): string {
  if (unit === '%') return `${roundDecimals(Math.min(100, value))}%`
  const per = pixelsPer[unit]
  const kept = Math.min(most, Math.max(least, value * per)) / per
  return kept === 0 ? '0' : `${roundDecimals(kept)}${unit || 'px'}`
}

/** A number with at most four decimals. */
export function roundDecimals(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}
