import { type PartId, type PublicPart, publicParts } from '#mocks/contracts/styling/public-parts.ts'
import { type Mood, moods } from './moods.ts'

/** What a colour, a measure or an adjective is about. */
export type Aspect =
  | 'background'
  | 'text'
  | 'color'
  | 'border'
  | 'radius'
  | 'size'
  | 'fontSize'
  | 'padding'
  | 'gap'
  | 'width'
  | 'height'
  | 'opacity'
  | 'letterSpacing'
  | 'lineHeight'
  | 'weight'
  | 'font'
  | 'glow'
  | 'shadow'
  | 'gradient'

/** A look that a word stands for. */
export type Effect =
  | 'glow'
  | 'shadow'
  | 'gradient'
  | 'rounded'
  | 'pill'
  | 'square'
  | 'flat'
  | 'glass'
  | 'outline'
  | 'transparent'

/** A wish relative to what is. */
export type Comparison = { aspect: Aspect | null; direction: 1 | -1 }

/** Declarations a word stands for, as they are. */
export interface Wording {
  property: string
  value: string
  /** What the part is then: 'bold'. */
  says: string
}

/** What a phrase means. */
export type Meaning =
  | { kind: 'part'; parts: readonly PartId[] }
  | { kind: 'everything' }
  | { kind: 'aspect'; aspect: Aspect }
  | { kind: 'effect'; effect: Effect }
  | { kind: 'wording'; wording: Wording }
  | { kind: 'compare'; comparison: Comparison }
  | { kind: 'degree'; degree: number }
  | { kind: 'factor'; factor: number }
  | { kind: 'mood'; mood: Mood }
  | { kind: 'shade'; dark: boolean }
  | {
      kind: 'theme' | 'remove' | 'reset' | 'undo' | 'hide' | 'it' | 'break' | 'with' | 'on' | 'less' | 'more'
    }

const buttons: readonly PartId[] = ['launcher', 'send', 'suggestions']
const fonts: Record<string, string> = {
  serif: 'Georgia, "Times New Roman", serif',
  'sans serif': 'system-ui, sans-serif',
  sans: 'system-ui, sans-serif',
  monospace: 'ui-monospace, Menlo, Consolas, monospace',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  monospaced: 'ui-monospace, Menlo, Consolas, monospace',
  typewriter: '"Courier New", Courier, monospace',
  handwritten: '"Segoe Script", "Bradley Hand", cursive',
  handwriting: '"Segoe Script", "Bradley Hand", cursive',
  cursive: '"Segoe Script", "Bradley Hand", cursive',
  georgia: 'Georgia, serif',
  arial: 'Arial, Helvetica, sans-serif',
  helvetica: 'Helvetica, Arial, sans-serif',
  verdana: 'Verdana, sans-serif',
  times: '"Times New Roman", Times, serif',
  'times new roman': '"Times New Roman", Times, serif',
  courier: '"Courier New", Courier, monospace',
  'comic sans': '"Comic Sans MS", "Comic Sans", cursive',
}

const phrases = new Map<string, Meaning>()

function add(meaning: Meaning, ...words: string[]): void {
  for (const word of words) if (!phrases.has(word)) phrases.set(word, meaning)
}

function aspect(name: Aspect, ...words: string[]): void {
  add({ kind: 'aspect', aspect: name }, ...words)
}

function effect(name: Effect, ...words: string[]): void {
  add({ kind: 'effect', effect: name }, ...words)
}

function compare(about: Aspect | null, direction: 1 | -1, ...words: string[]): void {
  add({ kind: 'compare', comparison: { aspect: about, direction } }, ...words)
}

function wording(property: string, value: string, says: string, ...words: string[]): void {
  add({ kind: 'wording', wording: { property, value, says } }, ...words)
}

for (const part of publicParts as readonly PublicPart[]) {
  const id = part.id as PartId
  add({ kind: 'part', parts: [id] }, part.name.replaceAll('’', ''), ...part.synonyms)
}
add({ kind: 'part', parts: buttons }, 'buttons', 'button', 'all buttons')
add({ kind: 'part', parts: ['title', 'description'] }, 'header text', 'header texts', 'headings')
add({ kind: 'part', parts: ['composer'] }, 'input background')
add({ kind: 'everything' }, 'everything', 'all', 'everywhere', 'whole widget', 'all parts', 'the whole thing')

aspect('fontSize', 'font size', 'text size', 'letter size', 'fontsize', 'font sizes')
aspect(
  'text',
  'text color',
  'font color',
  'text',
  'texts',
  'words',
  'letters',
  'icon',
  'icon color',
  'icons',
  'writing',
  'foreground',
)
aspect('background', 'background', 'background color', 'bg', 'fill', 'backdrop', 'backgrounds')
aspect('color', 'color', 'colors')
aspect(
  'border',
  'border',
  'borders',
  'edge',
  'edges',
  'outline color',
  'border color',
  'border width',
  'frame',
  'stroke',
)
aspect('radius', 'border radius', 'corner radius', 'corners', 'corner', 'radius', 'roundness', 'rounding')
aspect('padding', 'padding', 'inner space', 'inner spacing')
aspect('gap', 'space between', 'spacing between', 'gap', 'gaps', 'spacing', 'space', 'distance')
aspect('width', 'width', 'max width')
aspect('height', 'height')
aspect('size', 'size', 'dimensions')
aspect('opacity', 'opacity', 'transparency')
aspect('letterSpacing', 'letter spacing', 'tracking')
aspect('lineHeight', 'line height', 'line spacing', 'leading')
aspect('weight', 'font weight', 'weight', 'boldness')
aspect('font', 'font', 'font family', 'typeface', 'fonts')

effect('glow', 'glow', 'glowing', 'glow effect', 'glowy', 'neon glow', 'halo', 'glows')
effect('shadow', 'shadow', 'shadows', 'drop shadow', 'box shadow', 'elevation', 'elevated', 'shadowed', '3d')
effect('gradient', 'gradient', 'gradients', 'fade', 'gradient background', 'ombre')
effect(
  'pill',
  'pill',
  'pill shaped',
  'pill shape',
  'circle',
  'circular',
  'fully rounded',
  'fully round',
  'round shape',
  'capsule',
  'oval',
)
effect('rounded', 'rounded', 'round', 'rounded corners', 'round corners', 'curved')
effect(
  'square',
  'square',
  'squared',
  'sharp',
  'sharp corners',
  'square corners',
  'angular',
  'boxy',
  'rectangular',
  'rectangle',
  'no rounded corners',
  'no corners',
)
effect('flat', 'flat', 'plain')
effect('glass', 'glass', 'glassy', 'frosted', 'frosted glass', 'glassmorphism', 'blurred', 'blurry')
effect('outline', 'outlined', 'outline', 'ghost', 'hollow')
effect('transparent', 'transparent', 'see through', 'translucent', 'semi transparent', 'semitransparent')

wording('font-weight', '700', 'bold', 'bold', 'strong text', 'heavy', 'fat')
wording('font-weight', '300', 'light in weight', 'thin text', 'light weight', 'lightweight')
wording('font-weight', '400', 'regular in weight', 'normal weight', 'not bold', 'regular')
wording('font-style', 'italic', 'italic', 'italic', 'italics', 'slanted', 'cursive style')
wording('text-decoration', 'underline', 'underlined', 'underline', 'underlined')
wording('text-decoration', 'none', 'not underlined', 'no underline', 'not underlined')
wording(
  'text-transform',
  'uppercase',
  'in capitals',
  'uppercase',
  'upper case',
  'all caps',
  'capitals',
  'caps',
  'capital letters',
)
wording('text-transform', 'lowercase', 'in small letters', 'lowercase', 'lower case')
wording(
  'text-transform',
  'capitalize',
  'capitalised',
  'capitalize',
  'capitalized',
  'capitalise',
  'title case',
)
wording('text-align', 'center', 'centred', 'center', 'centered', 'centre', 'centred', 'middle aligned')
wording('text-align', 'end', 'aligned to the end', 'right aligned', 'align right')
wording('text-align', 'start', 'aligned to the start', 'left aligned', 'align left')
wording('border-style', 'dashed', 'dashed', 'dashed')
wording('border-style', 'dotted', 'dotted', 'dotted')
for (const [name, stack] of Object.entries(fonts)) {
  wording('font-family', stack, `set in ${name}`, `${name} font`, name)
}

compare('size', 1, 'bigger', 'larger', 'enlarge', 'big', 'large', 'grow', 'scale up')
compare('size', -1, 'smaller', 'small', 'shrink', 'tiny', 'scale down', 'compact')
compare(null, 1, 'increase', 'raise')
compare(null, -1, 'decrease', 'reduce', 'lower')
compare('color', 1, 'lighter', 'brighter', 'lighten', 'brighten', 'paler')
compare('color', -1, 'darker', 'darken', 'deeper')
compare('radius', 1, 'rounder', 'more rounded', 'more round')
compare('radius', -1, 'less rounded', 'less round', 'sharper')
compare('weight', 1, 'bolder', 'heavier')
compare('border', 1, 'thicker', 'thick')
compare('border', -1, 'thinner', 'thin')
compare('width', 1, 'wider', 'broader', 'wide')
compare('width', -1, 'narrower', 'narrow')
compare('height', 1, 'taller', 'higher', 'tall')
compare('height', -1, 'shorter', 'short')
compare('padding', 1, 'roomier', 'airier', 'more spacious', 'spacious')
compare('padding', -1, 'tighter', 'denser', 'more compact')

add(
  { kind: 'degree', degree: 0.5 },
  'a bit',
  'bit',
  'a little',
  'little',
  'slightly',
  'somewhat',
  'subtle',
  'subtly',
  'gentle',
  'soft',
  'a touch',
  'faint',
)
add(
  { kind: 'degree', degree: 2 },
  'much',
  'a lot',
  'lot',
  'way',
  'very',
  'really',
  'strong',
  'strongly',
  'stronger',
  'intense',
  'huge',
  'extra',
  'far',
  'super',
  'big time',
)
add({ kind: 'factor', factor: 2 }, 'twice', 'twice as', 'double', 'doubled', 'two times')
add({ kind: 'factor', factor: 3 }, 'triple', 'three times')
add({ kind: 'factor', factor: 0.5 }, 'half', 'halve', 'half as')
add({ kind: 'shade', dark: true }, 'dark')
add({ kind: 'shade', dark: false }, 'light')
add(
  { kind: 'theme' },
  'theme',
  'style',
  'look',
  'vibe',
  'vibes',
  'mood',
  'mode',
  'feel',
  'feeling',
  'palette',
  'color scheme',
  'colour scheme',
  'themed',
  'design',
  'atmosphere',
  'inspired',
  'branding colors',
)
add(
  { kind: 'remove' },
  'remove',
  'delete',
  'without',
  'no',
  'drop',
  'get rid of',
  'take away',
  'take off',
  'turn off',
  'disable',
  'stop',
  'clear',
)
add({ kind: 'reset' }, 'reset', 'default', 'restore', 'start over', 'original', 'back to normal', 'as before')
add({ kind: 'undo' }, 'undo', 'revert', 'go back', 'undo that', 'take that back', 'revert that')
add({ kind: 'hide' }, 'hide', 'invisible', 'hidden')
add({ kind: 'it' }, 'it', 'that', 'them', 'this', 'those', 'these', 'same')
add({ kind: 'break' }, 'and', 'then', 'but', 'also', 'plus', 'while', 'as well as', 'and also', 'and then')
add({ kind: 'with' }, 'with', 'has', 'having', 'give it', 'using')
add({ kind: 'on' }, 'on', 'over', 'in', 'inside', 'against')
add({ kind: 'less' }, 'less')
add({ kind: 'more' }, 'more')
for (const mood of moods) add({ kind: 'mood', mood }, ...mood.words)

/** Most words one phrase has. */
export const longestPhrase = 4

/** What a phrase means; undefined for words without a meaning of their own. */
export function meaningOf(phrase: string): Meaning | undefined {
  return phrases.get(phrase)
}

/** A mood by one of its words, for words that mean something else first: 'dark', 'chocolate'. */
export function moodOf(word: string): Mood | undefined {
  return moods.find(({ words }) => words.includes(word))
}
