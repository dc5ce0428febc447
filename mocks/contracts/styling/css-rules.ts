/** Most characters of one message to the styling assistant. */
export const cssPromptLimit = 4000

/** What went wrong when no CSS could be written (spec 1 §8). */
export const cssFailure = 'Failed to generate CSS. Please try again.'

/** What the assistant answers then. */
export const cssApology = 'Sorry, I could not write that CSS.'

/** At-rules no style sheet of an owner may hold: they load, or change what the page is. Lower case, without '@'. */
export const forbiddenAtRules: readonly string[] = [
  'import',
  'font-face',
  'charset',
  'namespace',
  'document',
  'page',
]

/** Properties that run or load something, in lower case. */
export const forbiddenProperties: readonly string[] = ['behavior', '-moz-binding', 'src']

/** Functions that load something or read attributes, in lower case. */
export const loadingFunctions: readonly string[] = [
  'url',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  'element',
  'expression',
  'src',
  'attr',
]

/** How names begin of the attributes whose values a selector may compare: what people type is in others. */
export const comparableAttributes = 'data-'

/** A `position` that lies over the page. */
export const overlayingPosition = /\b(fixed|sticky)\b/i
