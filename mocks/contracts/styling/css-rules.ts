/** Most characters of one message to the styling assistant. */
export const cssPromptLimit = 4000

/** Most words of one request the local writer reads. */
export const cssWordLimit = 600

/** Most things the local writer does for one request. */
export const cssWishLimit = 40

/** What is said of everything after that. */
export const tooManyWishes = `I do at most ${cssWishLimit} things at once. Please ask for the rest again.`

/** What went wrong when no CSS could be written (spec 1 §8). */
export const cssFailure = 'Failed to generate CSS. Please try again.'

/** What the assistant answers then. */
export const cssApology = 'Sorry, I could not write that CSS.'

/** Longest CSS of an agent, in characters. */
export const cssLimit = 100_000

/** Most blocks and brackets within each other. */
export const cssDepth = 32

/** At-rules a style sheet of an owner may hold, in lower case without '@': none loads anything or leaves the widget. */
export const allowedAtRules: readonly string[] = [
  'media',
  'supports',
  'container',
  'layer',
  'starting-style',
  'keyframes',
  '-webkit-keyframes',
]

/** Where something may stand, in lower case: `fixed` and `sticky` lie over the page, and a variable could be either. */
export const allowedPositions: readonly string[] = [
  'static',
  'relative',
  'absolute',
  'initial',
  'unset',
  'revert',
  'revert-layer',
]

/** Properties that run or load something, in lower case. */
export const forbiddenProperties: readonly string[] = ['behavior', '-moz-binding', 'src']

/** How names begin of the attributes whose values a selector may compare: what people type is in others. */
export const comparableAttributes = 'data-'

/** Pseudo-classes with brackets, in lower case: what stands in the brackets is looked at, too. */
export const allowedPseudoClasses: readonly string[] = [
  'is',
  'where',
  'not',
  'has',
  'dir',
  'lang',
  'nth-child',
  'nth-last-child',
  'nth-of-type',
  'nth-last-of-type',
]

/** Addresses `url()` may hold: pictures in the address itself, and files of ours. */
export const allowedAddress =
  /^(?:data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]|\/files\/(?!.*(?:\.\.|\/\/))[\w./-]+$)/i

const maths =
  'calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp calc-size'
const sizes = 'fit-content minmax repeat'
const values = 'var env counter counters'
const colors =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix contrast-color device-cmyk light-dark'
const gradients =
  'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient -webkit-repeating-linear-gradient -webkit-repeating-radial-gradient'
const transforms =
  'translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d scale scalex scaley scalez scale3d skew skewx skewy matrix matrix3d perspective'
const filters = 'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'
const motion = 'cubic-bezier steps linear'
const shapes = 'inset circle ellipse polygon path rect xywh shape ray'
const conditions = 'selector style scroll-state not and or is where has'

/** Functions a value or a condition may hold, in lower case; `url` only with an allowed address. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  [maths, sizes, values, colors, gradients, transforms, filters, motion, shapes, conditions, 'url']
    .join(' ')
    .split(' '),
)
