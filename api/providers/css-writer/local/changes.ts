import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import { hasOp } from './clauses.ts'
import { looks } from './looks.ts'
import { isEveryday } from './moods.ts'
import type { Item } from './scan.ts'
import type { Amount, Change, PartWish, Side } from './wish.ts'
import { fonts, type WordingName, wordings } from './wordings.ts'
import type { Aspect, OperatorName, StepName, ValueName } from './words/word-table.ts'

/** How much one step of 'bigger' or 'smaller' is. */
const step = 0.25
/** Percent of lightness one step of 'darker' or 'lighter' is. */
const lightStep = 12
const shades = { dark: '#1F242B', light: '#F4F5F7' }

/** What a step changes, and which way. */
export const steps: Readonly<Record<StepName, readonly [Aspect | null, 1 | -1]>> = {
  bigger: ['size', 1],
  smaller: ['size', -1],
  darker: ['color', -1],
  lighter: ['color', 1],
  rounder: ['radius', 1],
  sharper: ['radius', -1],
  bolder: ['weight', 1],
  thicker: ['border', 1],
  thinner: ['border', -1],
  wider: ['width', 1],
  narrower: ['width', -1],
  taller: ['height', 1],
  shorter: ['height', -1],
  roomier: ['padding', 1],
  tighter: ['padding', -1],
  apart: ['gap', 1],
  together: ['gap', -1],
  stronger: [null, 1],
  weaker: [null, -1],
}

const takesColor: readonly Aspect[] = ['background', 'text', 'border', 'glow', 'shadow', 'gradient', 'font']
const measurable: readonly Aspect[] = [
  'border',
  'radius',
  'size',
  'fontSize',
  'padding',
  'gap',
  'width',
  'height',
  'opacity',
  'letterSpacing',
  'lineHeight',
  'weight',
]

/** Everything about a clause that decides what it changes. */
interface Clues {
  items: readonly Item[]
  parts: readonly PartId[]
  aspects: readonly Aspect[]
  /** The wish before, which 'more' and 'darker' may be about. */
  last: PartWish | undefined
  colorAfterNoun: boolean
  /** The wish before stands in the same request. */
  inOneBreath: boolean
  /** Letters were named before in the same request. */
  ofLetters: boolean
  degree: number
  side: Side | undefined
}

/** What a clause wants done to its parts. */
export function changesOf(
  given: readonly Item[],
  parts: readonly PartId[],
  last: PartWish | undefined,
  context: Pick<Clues, 'colorAfterNoun' | 'inOneBreath' | 'ofLetters'>,
): Change[] {
  const items = drawnBold(given)
  const clues: Clues = {
    ...context,
    items,
    parts,
    aspects: shapedBy(items, aspectsOf(items)),
    last,
    degree: degreeOf(items),
    side: sideOf(items),
  }
  if (hasOp(items, 'reset')) return [{ kind: 'reset' }]
  const taken = negated(clues)
  if (taken) return taken
  const colored = colors(clues)
  const measures = measured(clues, colored)
  return merged([
    ...colored,
    ...measures,
    ...values(clues),
    ...effects(clues, [...colored, ...measures]),
    ...placing(clues),
  ])
}

/** A fat line is thick; fat letters are bold. */
function drawnBold(items: readonly Item[]): Item[] {
  const aspects = aspectsOf(items)
  const isLine = aspects.includes('border') && !aspects.includes('text') && !aspects.includes('font')
  return items.map((item) =>
    isLine && item.kind === 'value' && item.value === 'bold'
      ? { kind: 'step', step: 'thicker', word: item.word }
      : item,
  )
}

/** A round border is round at its corners; the border itself stays as it is. */
export function shapedBy(items: readonly Item[], aspects: readonly Aspect[]): Aspect[] {
  const isShape = items.some(
    (item) =>
      (item.kind === 'value' && ['rounded', 'pill', 'square'].includes(item.value)) ||
      (item.kind === 'step' && ['rounder', 'sharper'].includes(item.step)),
  )
  const isDrawn = items.some(
    (item) =>
      ['color', 'measure'].includes(item.kind) ||
      (item.kind === 'step' && ['thicker', 'thinner'].includes(item.step)) ||
      (item.kind === 'value' && ['dashed', 'dotted', 'outline'].includes(item.value)),
  )
  if (!isShape || isDrawn || hasOp(items, 'no', 'remove', 'with')) return [...aspects]
  return aspects.map((aspect) => (aspect === 'border' ? 'radius' : aspect))
}

/** Aspects in the order of the text. */
export function aspectsOf(items: readonly Item[]): Aspect[] {
  return items.flatMap((item) => (item.kind === 'aspect' ? [item.aspect] : []))
}

/** The side a clause names. */
export function sideOf(items: readonly Item[]): Side | undefined {
  if (hasOp(items, 'below')) return 'bottom'
  if (hasOp(items, 'above')) return 'top'
  if (hasOp(items, 'leftSide')) return 'left'
  return hasOp(items, 'rightSide') ? 'right' : undefined
}

function degreeOf(items: readonly Item[]): number {
  if (hasOp(items, 'aBit')) return 0.5
  return hasOp(items, 'aLot') ? 2 : 1
}

const takingAway: readonly OperatorName[] = ['remove', 'no', 'not']

/** 'No shadow', 'not bold': what stands after such a word goes, or before it where nothing stands after. */
function negated(clues: Clues): Change[] | null {
  const { items } = clues
  const at = items.findIndex((item) => item.kind === 'op' && takingAway.includes(item.op))
  if (at < 0) return null
  const after = items.slice(at + 1)
  const isThing = ({ kind }: Item) => kind === 'aspect' || kind === 'value'
  const scope = after.some(isThing) ? after : items.slice(0, at)
  const removed = removals(scope, clues)
  const before = scope === after ? items.slice(0, at) : []
  const kept = before.some((item) => ['color', 'measure', 'value', 'step'].includes(item.kind))
    ? changesOf(before, clues.parts, clues.last, clues)
    : []
  return [...kept, ...removed]
}

function removals(items: readonly Item[], { side }: Clues): Change[] {
  const bySide = side ? { side } : {}
  return items.flatMap((item, index): Change[] => {
    if (item.kind === 'aspect') {
      const next = items[index + 1]
      // 'No border color' is about the colour; 'no rounded corners' about the corners.
      if (item.aspect === 'color' && items.some((one) => one !== item && one.kind === 'aspect')) return []
      if (item.aspect === 'radius' && next?.kind === 'value') return []
      return [{ kind: 'remove', aspect: item.aspect, ...(item.aspect === 'border' ? bySide : {}) }]
    }
    return item.kind === 'value' ? opposite(item.value) : []
  })
}

const reverses: Partial<Record<StepName, StepName>> = {
  bigger: 'smaller',
  darker: 'lighter',
  rounder: 'sharper',
  bolder: 'weaker',
  thicker: 'thinner',
  wider: 'narrower',
  taller: 'shorter',
  roomier: 'tighter',
  apart: 'together',
  stronger: 'weaker',
}
const reverse = new Map(
  Object.entries(reverses).flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as [StepName, StepName][],
  ),
)

/** The step the other way. */
export function reversed(name: StepName): StepName {
  return name === 'weaker' ? 'stronger' : (reverse.get(name) ?? name)
}

function opposite(value: ValueName): Change[] {
  if (value in wordings) {
    const { property } = wordings[value as WordingName]
    const plain: Record<string, string> = {
      'font-weight': '400',
      'font-style': 'normal',
      'font-family': 'inherit',
      'text-align': 'start',
    }
    return [{ kind: 'wording', wording: { property, value: plain[property] ?? 'none' } }]
  }
  const aspect: Partial<Record<ValueName, Aspect>> = {
    rounded: 'radius',
    pill: 'radius',
    glass: 'background',
    transparent: 'opacity',
    halfTransparent: 'opacity',
    outline: 'border',
    dashed: 'border',
    dotted: 'border',
    pulse: 'animation',
    bounce: 'animation',
    shake: 'animation',
    spin: 'animation',
  }
  if (value === 'square') return [{ kind: 'rounded', degree: 1 }]
  if (value === 'dashed' || value === 'dotted') return [{ kind: 'border', style: 'solid' }]
  return aspect[value] ? [{ kind: 'remove', aspect: aspect[value] }] : []
}

/** Where each colour goes: to the property it stands with, else to what the part is known by. */
function colors(clues: Clues): Change[] {
  const { items, parts, aspects, side, last } = clues
  const found = items.flatMap((item, index) => {
    const hex = colorOf(item, items)
    return hex ? [{ hex, index }] : []
  })
  if (found.length === 0) return []
  if (aspects.includes('gradient'))
    return [{ kind: 'gradient', colors: found.slice(0, 4).map(({ hex }) => hex) }]
  const used = new Set<number>()
  return found.map(({ hex, index }): Change => {
    const aspect =
      aspectAt(index, clues, used) ??
      (found.length === 1 ? aspects.find((one) => takesColor.includes(one)) : undefined)
    switch (aspect) {
      case 'border':
        return { kind: 'border', color: hex, ...(side ? { side } : {}) }
      case 'glow':
      case 'shadow':
        return { kind: aspect, color: hex, degree: clues.degree }
      case 'text':
      case 'font':
        return { kind: 'text', color: hex }
      case 'background':
        return { kind: 'background', color: hex }
      default: {
        const isSame = parts.join() === last?.parts.join() && last !== undefined
        // Letters that were just made thinner are what 'and grey' is about; letters that have a colour have it.
        if (isSame && clues.inOneBreath && !isLetters(parts))
          return {
            kind:
              isAboutLetters(last.change) || (clues.ofLetters && last.change.kind === 'measure')
                ? 'text'
                : 'background',
            color: hex,
          }
        const again = isSame && !aspects.includes('color') ? last.change.kind : undefined
        if (again === 'border' && last?.change.kind === 'border')
          return { kind: 'border', color: hex, ...(last.change.side ? { side: last.change.side } : {}) }
        if (again === 'text') return { kind: 'text', color: hex }
        const outlined = items.some(
          (item) => item.kind === 'value' && ['outline', 'dashed', 'dotted'].includes(item.value),
        )
        if (outlined) return { kind: 'border', color: hex }
        return { kind: isLetters(parts) ? 'text' : 'background', color: hex }
      }
    }
  })
}

function isAboutLetters(change: Change): boolean {
  if (change.kind === 'measure') return ['letterSpacing', 'lineHeight', 'weight'].includes(change.aspect)
  return change.kind === 'wording' && change.wording.property !== 'text-align'
}

/** Parts whose own colour is that of their letters. */
function isLetters(parts: readonly PartId[]): boolean {
  return (
    parts.length > 0 &&
    parts.every((id) => partOf(id).kind !== 'surface' && looks[id].text && !looks[id].background)
  )
}

/** The property right beside a colour: before or after it, as the language has it. */
function aspectAt(index: number, { items, colorAfterNoun }: Clues, used: Set<number>): Aspect | undefined {
  const skip = (from: number, by: 1 | -1) => {
    let at = from + by
    while (items[at] && (items[at]!.kind === 'measure' || isSmall(items[at]!))) at += by
    return at
  }
  const sides = [skip(index, 1), skip(index, -1)]
  for (const at of colorAfterNoun ? sides.reverse() : sides) {
    const item = items[at]
    if (item?.kind !== 'aspect' || !takesColor.includes(item.aspect) || used.has(at)) continue
    used.add(at)
    return item.aspect
  }
  return undefined
}

function isSmall(item: Item): boolean {
  if (item.kind === 'aspect') return item.aspect === 'color'
  if (item.kind === 'value') return ['dashed', 'dotted', 'bold'].includes(item.value)
  if (item.kind === 'step') return ['thicker', 'thinner', 'stronger', 'weaker'].includes(item.step)
  return item.kind === 'op' && ['aBit', 'aLot', 'it', 'only', 'all'].includes(item.op)
}

function colorOf(item: Item, items: readonly Item[]): string | undefined {
  if (item.kind === 'color') return item.hex
  const others = ['aspect', 'value', 'step', 'measure', 'factor', 'color']
  const alone = !items.some(
    (one) =>
      others.includes(one.kind) &&
      !(one.kind === 'aspect' && ['background', 'text', 'color', 'border'].includes(one.aspect)),
  )
  if (item.kind === 'op' && alone && (item.op === 'dark' || item.op === 'light')) return shades[item.op]
  const isOfLetters = items.some((one) => one.kind === 'aspect' && one.aspect === 'text')
  if (item.kind === 'op' && alone && isOfLetters && item.op === 'bright') return shades.light
  if (item.kind !== 'mood' || !item.mood.primary || isEveryday(item.word)) return undefined
  return items.some((one) => others.includes(one.kind)) ? undefined : (item.mood.header ?? item.mood.primary)
}

/** Sizes: written ones, multiples, and steps up or down. */
function measured(clues: Clues, colored: readonly Change[]): Change[] {
  const { items, parts, aspects, degree, last, side } = clues
  const amounts = items.flatMap((item, index): { amount: Amount; index: number }[] => {
    if (item.kind === 'factor') return [{ amount: { factor: item.factor }, index }]
    return item.kind === 'measure' ? [{ amount: { measure: item.measure }, index }] : []
  })
  const written = amounts.map(({ amount, index }): Change => {
    const aspect = measureAspect(index, clues)
    return ofMeasure(aspect, amount, parts, side)
  })
  const found = items.flatMap((item) => (item.kind === 'step' ? [item.step] : []))
  const times = hasOp(items, 'twice') ? 2 : hasOp(items, 'half') ? 0.5 : undefined
  if (times && written.length === 0) {
    const aspect = aspects.find((one) => measurable.includes(one)) ?? steps[found[0] ?? 'bigger'][0] ?? 'size'
    return [ofMeasure(aspect, { factor: times }, parts, side)]
  }
  if (written.length > 0) return written
  const tooMuch = isTooMuch(items)
  const isLess = hasOp(items, 'less')
  const stepped = found.flatMap((name): Change[] => {
    // 'A thick purple line', 'soft shadow': how the thing itself shall be, not a step from what is.
    if (
      (name === 'thicker' || name === 'thinner') &&
      (aspects.includes('border') || colored.some(({ kind }) => kind === 'border'))
    ) {
      return steppedBorder(name, clues, tooMuch || isLess)
    }
    if (colored.length > 0 && ['stronger', 'weaker', 'darker', 'lighter'].includes(name)) return []
    const change = stepChange(tooMuch || isLess ? reversed(name) : name, parts, aspects, degree, last)
    return change ? [change] : []
  })
  if (stepped.length > 0) return stepped
  const direction = directionOf(items)
  if (direction === null || found.length > 0) return []
  const grown = items.flatMap((item) => (item.kind === 'value' ? [item.value] : []))
  if (grown.includes('rounded') || grown.includes('pill'))
    return [stepChange(direction === 1 ? 'rounder' : 'sharper', parts, [], degree, last)!]
  if (grown.length > 0) return []
  if (colored.length > 0) return []
  const change = stepChange(direction === 1 ? 'stronger' : 'weaker', parts, aspects, degree, last)
  return change ? [change] : []
}

function steppedBorder(name: StepName, { items, side }: Clues, inverse: boolean): Change[] {
  const isComparative = /er|more|plus|mas|piu|mais|bardziej|daha|[šs]í/.test(
    items.find((item) => item.kind === 'step')?.word ?? '',
  )
  const grows = (name === 'thicker') !== inverse
  const amount: Amount = isComparative
    ? { factor: grows ? 2 : 0.5 }
    : { measure: { value: grows ? 3 : 1, unit: 'px' } }
  return [{ kind: 'border', amount, ...(side ? { side } : {}) }]
}

/** 'Too small' complains; 'smaller too' is said of one thing more. */
function isTooMuch(items: readonly Item[]): boolean {
  return items.some(
    (item, at) =>
      item.kind === 'op' &&
      item.op === 'too' &&
      !(item.word === 'too' && items.slice(0, at).some(isStep) && !items.slice(at).some(isStep)),
  )
}

const isStep = ({ kind }: Item) => kind === 'step'

/** 1 for more, -1 for less, null where nothing compares. */
function directionOf(items: readonly Item[]): 1 | -1 | null {
  if (hasOp(items, 'less', 'decrease')) return -1
  if (isTooMuch(items)) return -1
  return hasOp(items, 'more', 'increase') ? 1 : null
}

function measureAspect(index: number, { items, parts, aspects }: Clues): Aspect {
  const near = items
    .flatMap((item, at) =>
      item.kind === 'aspect' &&
      (measurable.includes(item.aspect) || item.aspect === 'text' || item.aspect === 'font')
        ? [{ aspect: item.aspect, away: Math.abs(at - index) }]
        : [],
    )
    .sort((a, b) => a.away - b.away)[0]?.aspect
  if (near === 'text' || near === 'font') return 'fontSize'
  if (near) return near
  const value = items.find((item) => item.kind === 'value')
  if (value?.kind === 'value' && ['rounded', 'square', 'pill'].includes(value.value)) return 'radius'
  if (value?.kind === 'value' && ['dashed', 'dotted'].includes(value.value)) return 'border'
  if (value?.kind === 'value' && ['transparent', 'halfTransparent'].includes(value.value)) return 'opacity'
  const name = items.find((item) => item.kind === 'step')
  const stepped = name?.kind === 'step' ? steps[name.step][0] : null
  if (stepped && stepped !== 'size' && stepped !== 'color') return stepped
  return aspects.includes('border') ? 'border' : naturalSize(parts)
}

function ofMeasure(aspect: Aspect, amount: Amount, parts: readonly PartId[], side: Side | undefined): Change {
  if (aspect === 'border') return { kind: 'border', amount, ...(side ? { side } : {}) }
  const named = aspect === 'size' ? naturalSize(parts) : aspect
  return { kind: 'measure', aspect: named, amount, ...(side && named === 'padding' ? { side } : {}) }
}

/** What one step up or down means for these parts. */
export function stepChange(
  name: StepName,
  parts: readonly PartId[],
  aspects: readonly Aspect[],
  degree: number,
  last: PartWish | undefined,
): Change | null {
  const [own, direction] = steps[name]
  const size = step * degree
  const amount: Amount = { factor: direction === 1 ? 1 + size : 1 / (1 + size) }
  const isOfLetters = aspects.includes('text') || aspects.includes('font')
  if (own === 'gap' && isOfLetters && !aspects.includes('gap'))
    return { kind: 'measure', aspect: 'letterSpacing', amount }
  const named = aspects.find(
    (aspect) => measurable.includes(aspect) && !(aspect === 'border' && own === 'color'),
  )
  if (own === 'color') {
    const about = aspects.find((one) => one === 'text' || one === 'background' || one === 'border')
    const before = last?.change.kind === 'shift' ? last.change.aspect : last?.change.kind
    const carried = before === 'text' || before === 'border' ? before : null
    return {
      kind: 'shift',
      aspect: (about as 'text' | undefined) ?? carried,
      by: direction * lightStep * degree,
    }
  }
  if (aspects.includes('contrast')) return direction === 1 ? { kind: 'contrast' } : null
  const lit = aspects.find((aspect) => aspect === 'glow' || aspect === 'shadow')
  if (lit === 'glow' || lit === 'shadow') return { kind: lit, degree: direction === 1 ? 2 : 0.5 }
  if (own === 'border' && (named === undefined || named === 'border' || named === 'weight')) {
    if (
      aspects.includes('text') ||
      aspects.includes('font') ||
      named === 'weight' ||
      ((isLetters(parts) || isWords(parts)) && !aspects.includes('border'))
    ) {
      return { kind: 'wording', wording: { property: 'font-weight', value: direction === 1 ? '700' : '300' } }
    }
    return { kind: 'border', amount: { factor: direction === 1 ? 1 + 2 * size : 1 / (1 + 2 * size) } }
  }
  if (named === 'border')
    return { kind: 'border', amount: { factor: direction === 1 ? 1 + 4 * size : 1 / (1 + 4 * size) } }
  if (named && named !== 'size') return { kind: 'measure', aspect: named, amount }
  if (aspects.includes('text') || aspects.includes('font'))
    return { kind: 'measure', aspect: 'fontSize', amount }
  if (own === null) return repeated(direction, degree, last)
  if (own === 'size') {
    const carried = last?.change.kind === 'measure' && last.parts === parts ? last.change.aspect : null
    return { kind: 'measure', aspect: carried ?? naturalSize(parts), amount }
  }
  return { kind: 'measure', aspect: own, amount }
}

function isWords(parts: readonly PartId[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(
      (id) =>
        ['bubbles', 'agentBubbles', 'visitorBubbles', 'title', 'description', 'field'].includes(id) ||
        ['agencyName', 'pageTitle', 'pageFooter'].includes(id),
    )
  )
}

/** 'More', 'less', 'stronger': the wish before, once more. */
function repeated(direction: 1 | -1, degree: number, last: PartWish | undefined): Change | null {
  const change = last?.change
  const size = step * degree
  const amount: Amount = { factor: direction === 1 ? 1 + size : 1 / (1 + size) }
  switch (change?.kind) {
    case 'measure': {
      const shrank = 'factor' in change.amount && change.amount.factor < 1
      return { ...change, amount: shrank ? { factor: 1 / amount.factor } : amount }
    }
    case 'shift':
      return { ...change, by: direction * Math.sign(change.by) * lightStep * degree }
    case 'rounded':
    case 'pill':
    case 'square': {
      const round = change.kind === 'square' ? -direction : direction
      return {
        kind: 'measure',
        aspect: 'radius',
        amount: { factor: round === 1 ? 1 + size : 1 / (1 + size) },
      }
    }
    case 'glow':
    case 'shadow':
      return { ...change, degree: direction === 1 ? 2 * change.degree : change.degree / 2 }
    case 'border':
      return { kind: 'border', amount: { factor: direction === 1 ? 2 : 0.5 } }
    case 'contrast':
      return direction === 1 ? change : null
    default:
      return null
  }
}

/** What 'bigger' is about: a box's side, else its letters, else the space in it. */
export function naturalSize(parts: readonly PartId[]): Aspect {
  const first = parts[0]
  if (!first || looks[first].size) return 'size'
  return looks[first].fontSize ? 'fontSize' : 'padding'
}

/** Words that are a look of their own. */
function values({ items, degree, aspects, side }: Clues): Change[] {
  const isCompared = directionOf(items) !== null && !isTooMuch(items)
  const hasAmount = items.some(({ kind }) => kind === 'measure')
  return items.flatMap((item): Change[] => {
    if (item.kind === 'font')
      return [{ kind: 'wording', wording: { property: 'font-family', value: item.stack } }]
    if (item.kind !== 'value') return []
    const { value } = item
    if (value in wordings) {
      if (isCompared && value === 'bold')
        return [{ kind: 'wording', wording: { property: 'font-weight', value: '800' } }]
      return [{ kind: 'wording', wording: wordings[value as WordingName] }]
    }
    if (value in fonts)
      return [
        { kind: 'wording', wording: { property: 'font-family', value: fonts[value as keyof typeof fonts] } },
      ]
    switch (value) {
      case 'rounded':
        return isCompared || hasAmount
          ? []
          : [{ kind: 'rounded', degree: /square/.test(item.word) ? 0.5 : degree }]
      case 'square':
      case 'pill':
        return hasAmount && aspects.includes('radius') ? [] : [{ kind: value }]
      case 'dashed':
      case 'dotted':
        return [{ kind: 'border', style: value, ...(side ? { side } : {}) }]
      case 'halfTransparent':
        return [{ kind: 'measure', aspect: 'opacity', amount: { measure: { value: 50, unit: '%' } } }]
      case 'pulse':
      case 'bounce':
      case 'shake':
      case 'spin':
        return [{ kind: 'animate', motion: value }]
      case 'flat':
      case 'glass':
      case 'transparent':
        return [{ kind: value }]
      case 'outline':
        return aspects.includes('border') || items.some(({ kind }) => kind === 'color')
          ? []
          : [{ kind: 'outline' }]
      case 'left':
      case 'right':
        return [{ kind: 'place', side: value }]
      default:
        return [{ kind: 'place', side: 'center' }]
    }
  })
}

/** Things that are wished by naming them. */
function effects({ items, aspects, degree, side }: Clues, others: readonly Change[]): Change[] {
  const direction = directionOf(items)
  return aspects.flatMap((aspect): Change[] => {
    if (others.some(({ kind }) => kind === aspect)) return []
    switch (aspect) {
      case 'glow':
      case 'shadow':
        return [{ kind: aspect, degree: direction === -1 ? 0.5 : direction === 1 ? 2 : degree }]
      case 'gradient':
        return [{ kind: 'gradient', colors: [] }]
      case 'contrast':
        return direction === -1 ? [] : [{ kind: 'contrast' }]
      case 'animation': {
        if (
          items.some(
            (item) => item.kind === 'value' && ['pulse', 'bounce', 'shake', 'spin'].includes(item.value),
          )
        )
          return []
        return [{ kind: 'animate', motion: aspects.includes('border') ? 'border' : 'pulse' }]
      }
      case 'border':
        return aspects.includes('animation') ||
          others.length > 0 ||
          items.some((item) => item.kind === 'step' && item.step !== 'thicker')
          ? []
          : [{ kind: 'border', ...(side ? { side } : {}) }]
      default:
        return []
    }
  })
}

/** 'On the left': where a part, or the words in it, stand. */
function placing({ items, aspects, side }: Clues): Change[] {
  if (side !== 'left' && side !== 'right') return []
  if (aspects.some((aspect) => ['border', 'padding', 'gap', 'shadow', 'radius'].includes(aspect))) return []
  return items.some((item) => item.kind === 'value' && (item.value === 'left' || item.value === 'right'))
    ? []
    : [{ kind: 'place', side }]
}

/** One border has one width, colour, style and side, whatever words they came from. */
function merged(changes: readonly Change[]): Change[] {
  const borders = changes.filter((change) => change.kind === 'border')
  if (borders.length < 2) return [...changes]
  const [first] = borders
  const one: Change = Object.assign({}, ...borders)
  return changes.flatMap((change): Change[] =>
    change === first ? [one] : change.kind === 'border' ? [] : [change],
  )
}
