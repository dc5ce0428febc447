import type { Expectation, StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { readColor } from './css-colors.ts'
import { type Readings, readingKey } from './readings.ts'

/** What became of a wish, as it shows on the widget. */
export type Outcome = 'done' | 'already' | 'nearly' | 'not-done'

/** Furthest two colours may be apart to be called the same, in steps of 0–255 a channel. */
const sameColor = 40
const nearHue = 40
/** What can be seen as lighter or darker, of 255. */
const leastShade = 1
/** Corners that cannot get rounder, in px. */
const fullyRound = 99
/** A contrast nobody needs more than (WCAG 2.2 AAA). */
const strongContrast = 7

/** What became of a wish. Only what shows counts. */
export function outcomeOf(wish: StyleWish, before: Readings, after: Readings): Outcome {
  if (wish.refusal !== null || wish.expects.length === 0) return 'not-done'
  const each = wish.expects.map((expectation) => judge(expectation, before, after))
  if (each.every((one) => one === 'done')) return isAsItWas(wish, before, after) ? 'already' : 'done'
  return each.some((one) => one === 'not-done') ? 'not-done' : 'nearly'
}

/** Whether nothing that was wished looks otherwise than before; what shall stay is no change to look for. */
function isAsItWas({ expects }: StyleWish, before: Readings, after: Readings): boolean {
  const wished = expects.filter(({ test }) => test !== 'same')
  return (
    wished.length > 0 &&
    wished.every(({ part, reading }) => {
      const key = readingKey(part, reading)
      return before.get(key)?.join() === after.get(key)?.join()
    })
  )
}

function judge(expectation: Expectation, before: Readings, after: Readings): Outcome {
  const key = readingKey(expectation.part, expectation.reading)
  const [was, is] = [before.get(key) ?? [], after.get(key) ?? []]
  if (is.length === 0 || was.length !== is.length) return 'not-done'
  const each = is.map((value, index) => {
    const isClearAlready = expectation.reading === 'contrast' && numberIn(value) >= strongContrast
    return isClearAlready ? 'done' : judgeValue(expectation, was[index]!, value)
  })
  if (each.every((one) => one === 'done')) return 'done'
  return each.some((one) => one === 'not-done') ? 'not-done' : 'nearly'
}

function judgeValue(expected: Expectation, was: string, is: string): Outcome {
  const { test, value } = expected
  const holds = (truth: boolean): Outcome => (truth ? 'done' : 'not-done')
  switch (test) {
    case 'near':
      return nearness(value, was, is)
    case 'is':
      return holds(plain(is).includes(plain(value)))
    case 'px':
      return closeness(Number(value), was, is)
    case 'more':
      return holds(numberIn(is) > numberIn(was) + 0.01 || (isRound(expected) && isFull(was) && isFull(is)))
    case 'less':
      return holds(numberIn(is) < numberIn(was) - 0.01)
    case 'lighter':
      return holds(lightness(is) > lightness(was) + leastShade)
    case 'darker':
      return holds(lightness(is) < lightness(was) - leastShade)
    case 'none':
      return holds(isNone(is))
    case 'some':
      return holds(!isNone(is))
    case 'changed':
      return holds(is !== was)
    case 'same':
      return holds(is === was)
  }
}

function isFull(radius: string): boolean {
  return numberIn(radius) >= fullyRound
}

function isRound({ reading }: Expectation): boolean {
  return reading.endsWith('-radius')
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/["']/g, '')
}

/** A size kept within what stays usable is nearly what was wished. */
function closeness(wished: number, was: string, is: string): Outcome {
  const now = numberIn(is)
  if (Math.abs(now - wished) <= Math.max(0.6, wished * 0.01)) return 'done'
  const before = numberIn(was)
  const isTowards = Math.sign(now - before) === Math.sign(wished - before) && now !== before
  return isTowards ? 'nearly' : 'not-done'
}

/** The first number of a value; 'normal' spacing is none. */
function numberIn(value: string): number {
  const found = /-?\d*\.?\d+(?:e-?\d+)?/.exec(value)?.[0]
  return found === undefined ? 0 : Number(found)
}

function isNone(value: string): boolean {
  if (value === '' || value === 'none' || value === 'normal') return true
  const color = /^(?:rgba?|color)\(/.test(value) ? readColor(value) : undefined
  return color ? color.alpha === 0 : /^-?0(?:px|%)?$/.test(value)
}

/** Colours in a value, each as red, green, blue. */
function colorsIn(value: string): number[][] {
  const found = value.match(/(?:rgba?|hsla?|color|oklch|oklab)\([^()]*\)|#[\da-f]{6}/gi) ?? []
  return found.map((one) => [...readColor(one).rgb])
}

/** A colour moved in lightness so that it can be read is nearly the one wished. */
function nearness(wished: string, was: string, is: string): Outcome {
  const [target] = colorsIn(wished)
  const found = colorsIn(is)
  if (!target || found.length === 0) return 'not-done'
  const distance = Math.min(
    ...found.map((color) => Math.hypot(...color.map((channel, at) => channel - target[at]!))),
  )
  if (distance <= sameColor) return 'done'
  if (was === is) return 'not-done'
  return found.some((color) => isShadeOf(color, target)) ? 'nearly' : 'not-done'
}

function isShadeOf(color: readonly number[], target: readonly number[]): boolean {
  const [hue, strength] = hueOf(color)
  const [wished, wishedStrength] = hueOf(target)
  const light = (one: readonly number[]) => (Math.max(...one) + Math.min(...one)) / 510
  const apart = Math.abs(light(color) - light(target))
  if (wishedStrength < 24 || strength < 12) return wishedStrength < 24 && apart < 0.35
  const between = Math.abs(hue - wished)
  return Math.min(between, 360 - between) <= nearHue && apart < 0.6
}

/** Hue in degrees, and how much of a colour it is, 0–255. */
function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): [hue: number, strength: number] {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least
  if (span === 0) return [0, 0]
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return [sixth * 60, span]
}

function lightness(value: string): number {
  const all = colorsIn(value)
  if (all.length === 0) return 0
  const light = all.map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
  return light.reduce((sum, one) => sum + one, 0) / light.length
}
