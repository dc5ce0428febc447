import { type Color, converter, differenceEuclidean, formatHex, parse } from 'culori'

/** Colours kept before near ones are merged; a page with a hundred thousand keeps its most used. */
const MAX_DISTINCT = 5_000
const MAX_COMPARED = 300
const MAX_COLORS = 11
/** Distance in OKLab under which two colours look alike on a swatch. */
const ALIKE = 0.035
const MIN_ALPHA = 0.15
const GREY_CHROMA = 0.03

const toOklch = converter('oklch')
const toRgb = converter('rgb')
const distance = differenceEuclidean('oklab')

const COLOR_TEXT =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]{1,100}\)|(?<![\w-])[a-z]{3,20}(?![\w(-])/gi

/** Adds up how much each colour is used. */
export class ColorTally {
  readonly #weights = new Map<string, number>()

  /** Adds every colour written in a CSS value; see-through ones count less. */
  addCss(value: string, weight: number): void {
    const texts = value.replace(/url\([^)]*\)/gi, '').matchAll(COLOR_TEXT)
    for (const text of new Set([...texts].map(([found]) => found.toLowerCase()))) {
      const color = /^(?:transparent|currentcolor|inherit|none)$/.test(text) ? undefined : parse(text)
      if (color) this.#add(color, weight * (color.alpha ?? 1))
    }
  }

  /** Adds one colour of 0–255 parts. */
  addPixel(red: number, green: number, blue: number, weight: number): void {
    this.#add({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }, weight)
  }

  /** At most 11 colours as `#rrggbb`, most used first, near ones merged, greys last. */
  ranked(): string[] {
    const byWeight = [...this.#weights].sort((a, b) => b[1] - a[1]).slice(0, MAX_COMPARED)
    const merged: { hex: string; weight: number }[] = []
    for (const [hex, weight] of byWeight) {
      const alike = merged.find((other) => distance(other.hex, hex) < ALIKE)
      if (alike) alike.weight += weight
      else merged.push({ hex, weight })
    }
    for (const color of merged) color.weight *= vividness(color.hex)
    merged.sort((a, b) => b.weight - a.weight)
    const vivid = merged.filter(({ hex }) => !isGrey(hex))
    const greys = merged.filter(({ hex }) => isGrey(hex))
    return [...vivid, ...greys].slice(0, MAX_COLORS).map(({ hex }) => hex)
  }

  #add(color: Color, weight: number): void {
    if ((color.alpha ?? 1) < MIN_ALPHA || !(weight > 0)) return
    const hex = formatHex(toRgb(color))
    if (this.#weights.has(hex) || this.#weights.size < MAX_DISTINCT) {
      this.#weights.set(hex, (this.#weights.get(hex) ?? 0) + weight)
    }
  }
}

/** A pale tint may cover most of a page and still says less about a brand than its buttons do. */
function vividness(hex: string): number {
  return 0.5 + Math.min(1, (toOklch(hex)?.c ?? 0) / 0.15)
}

/** True for black, white and everything between without a hue. */
export function isGrey(hex: string): boolean {
  const color = toOklch(hex)
  return color === undefined || color.c < GREY_CHROMA || color.l < 0.12 || color.l > 0.985
}
