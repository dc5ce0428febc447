import { colorsNamed } from 'culori'
import { hexToHsl, hslToHex, mixHex, parseShortHex, rgbToHex } from '#mocks/contracts/theme/color.ts'

/** Colours people name that CSS does not, or names too harshly. */
const more: Record<string, string> = {
  amber: '#FFBF00',
  anthracite: '#383E42',
  aubergine: '#4B2440',
  avocado: '#6B7D3A',
  banana: '#FFE574',
  blush: '#F4C6C6',
  brown: '#8B5A2B',
  butter: '#FFF1B5',
  caramel: '#C68E4E',
  carrot: '#ED8B33',
  cherry: '#B3123A',
  cinnamon: '#A0522D',
  clay: '#B66A50',
  coal: '#26282B',
  cobalt: '#0047AB',
  darkgray: '#4A4A4A',
  denim: '#2F5D8C',
  eggplant: '#4B2440',
  eggshell: '#F3EBDD',
  grass: '#4C9A2A',
  honey: '#E0A526',
  lemon: '#FFF44F',
  lime: '#9BCB3C',
  nude: '#E6C9B3',
  ocean: '#1B6B93',
  olive: '#808000',
  pearl: '#F4F1E8',
  pistachio: '#B5CF8F',
  pumpkin: '#E9752B',
  raspberry: '#C2185B',
  'rose gold': '#C98B84',
  rosé: '#EBB8B8',
  smoke: '#B8BDC2',
  steel: '#6E7F8D',
  stone: '#B4AFA5',
  strawberry: '#E4405F',
  sunflower: '#FFC61A',
  taupe: '#8B7E74',
  tangerine: '#F28500',
  titanium: '#878681',
  vanilla: '#F7E8B5',
  apricot: '#FBCEB1',
  bronze: '#CD7F32',
  burgundy: '#800020',
  charcoal: '#36454F',
  copper: '#B87333',
  cream: '#FFF8E7',
  emerald: '#2E8B57',
  graphite: '#383B3E',
  jade: '#00A86B',
  lilac: '#C8A2C8',
  mauve: '#B784A7',
  mint: '#98FF98',
  mustard: '#E1AD01',
  'navy blue': '#000080',
  peach: '#FFCBA4',
  petrol: '#005F6A',
  rose: '#E8909C',
  ruby: '#9B111E',
  rust: '#B7410E',
  sand: '#E2CFA3',
  sapphire: '#0F52BA',
  terracotta: '#C8644A',
  'off white': '#FAF9F6',
  wine: '#722F37',
}

const names = new Map<string, string>([
  ...Object.entries(colorsNamed).map(([name, value]): [string, string] => [name, hexOf(value)]),
  ...Object.entries(more),
])

/** Plain colours, which also end the names of finer ones. */
const hues = new Set(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'gray', 'white'])

/** What a word before a colour does to it. */
const modifiers: Record<string, (hex: string) => string> = {
  dark: (hex) => mixHex('#000000', hex, 0.4),
  deep: (hex) => mixHex('#000000', hex, 0.3),
  light: (hex) => mixHex('#FFFFFF', hex, 0.55),
  pale: (hex) => mixHex('#FFFFFF', hex, 0.7),
  pastel: (hex) => mixHex('#FFFFFF', hex, 0.62),
  soft: (hex) => mixHex('#FFFFFF', hex, 0.5),
  muted: (hex) => shaded(hex, 0.5),
  bright: (hex) => shaded(hex, 1.4, 4),
  vivid: (hex) => shaded(hex, 1.5),
  neon: (hex) => shaded(hex, 3, 8),
  hot: (hex) => shaded(hex, 1.6),
}

/** A colour found at the start of some words, as '#RRGGBB', and how many words it took. */
export function colorAt(words: readonly string[]): { hex: string; length: number } | null {
  const first = words[0]!
  const written = /^#/.test(first) ? parseShortHex(first) : functionColor(first)
  if (written) return { hex: written, length: 1 }
  for (const length of [3, 2, 1]) {
    const some = words.slice(0, length)
    const named = some.length === length && (names.get(some.join('')) ?? names.get(some.join(' ')))
    if (named) return { hex: named, length: length + (isHueAfter(some, words[length]) ? 1 : 0) }
  }
  const change = modifiers[first]
  const base = change && words.length > 1 ? colorAt(words.slice(1)) : null
  if (change && base) return { hex: change(base.hex), length: base.length + 1 }
  const tinged = first.length > 4 && names.get(first.replace(/(d?ish)$/, ''))
  return tinged ? { hex: tinged, length: 1 } : null
}

/** 'Mint green' is mint; 'red green' are two colours. */
function isHueAfter(name: readonly string[], next: string | undefined): boolean {
  return hues.has(next ?? '') && !name.some((word) => hues.has(word) || modifiers[word])
}

function functionColor(word: string): string | undefined {
  const rgb = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})/.exec(word)
  if (rgb) return rgbToHex([Number(rgb[1]), Number(rgb[2]), Number(rgb[3])])
  const hsl = /^hsla?\((\d{1,3})(?:deg)?,(\d{1,3})%,(\d{1,3})%/.exec(word)
  return hsl ? hslToHex([Number(hsl[1]), Number(hsl[2]), Number(hsl[3])]) : undefined
}

/** A colour so many times as saturated, and lighter by some percent. */
export function shaded(hex: string, factor: number, lift = 0): string {
  const [hue, saturation, lightness] = hexToHsl(hex)
  return hslToHex([hue, Math.min(100, saturation * factor), Math.min(92, lightness + lift)])
}

function hexOf(value: number): string {
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`
}
