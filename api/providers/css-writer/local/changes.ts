import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { Aspect, Comparison, Effect } from './lexicon.ts'
import { looks } from './looks.ts'
import { isEveryday } from './moods.ts'
import type { Item } from './scan.ts'
import type { Amount, Change, Topic } from './wish.ts'

/** The words of a segment by kind. */
interface Words {
  aspects: Aspect[]
  effects: Effect[]
  colors: string[]
  amounts: Amount[]
  comparisons: Comparison[]
  /** 1 for a plain wish, less for 'a bit', more for 'much'. */
  degree: number
  isLess: boolean
  isMore: boolean
}

/** How much one step of 'bigger' or 'smaller' is. */
const step = 0.25
/** Percent of lightness one step of 'darker' or 'lighter' is. */
const lightStep = 12
const shades = { dark: '#1F242B', light: '#F4F5F7' }

/** What a segment wants done; the parts decide what a bare colour or measure is about. */
export function changesOf(segment: readonly Item[], parts: readonly PartId[], topic: Topic): Change[] {
  const kinds = new Set(segment.map(({ kind }) => kind))
  if (kinds.has('reset')) return [{ kind: 'reset' }]
  const words = wordsOf(segment)
  if (kinds.has('remove')) return removals(segment, words, parts)
  const wordings = segment.flatMap((item): Change[] =>
    item.kind === 'wording' ? [{ kind: 'wording', wording: item.wording }] : [],
  )
  return [
    ...coloured(segment, words, parts),
    ...effects(words),
    ...measured(words, parts),
    ...shifts(words, topic),
    ...wordings,
  ]
}

function wordsOf(segment: readonly Item[]): Words {
  const degree = segment.find((item) => item.kind === 'degree')?.degree
  return {
    aspects: segment.flatMap((item) => (item.kind === 'aspect' ? [item.aspect] : [])),
    effects: segment.flatMap((item) => (item.kind === 'effect' ? [item.effect] : [])),
    colors: colorsOf(segment),
    amounts: segment.flatMap((item): Amount[] => {
      if (item.kind === 'factor') return [{ factor: item.factor }]
      return item.kind === 'measure' ? [{ measure: item.measure }] : []
    }),
    comparisons: segment.flatMap((item) => (item.kind === 'compare' ? [item.comparison] : [])),
    degree: degree ?? 1,
    isLess: segment.some(({ kind }) => kind === 'less'),
    isMore: segment.some(({ kind }) => kind === 'more'),
  }
}

/** Colours in order; a mood lends its own where nothing else says what should change. */
function colorsOf(segment: readonly Item[]): string[] {
  const written = segment.flatMap(colorOf)
  const others = ['effect', 'wording', 'compare', 'measure', 'factor']
  if (written.length > 0 || segment.some(({ kind }) => others.includes(kind))) return written
  return segment.flatMap((item) =>
    item.kind === 'mood' && item.mood.primary && !isEveryday(item.word)
      ? [item.mood.header ?? item.mood.primary]
      : [],
  )
}

function colorOf(item: Item): string[] {
  if (item.kind === 'colorValue') return [item.hex]
  return item.kind === 'shade' ? [item.dark ? shades.dark : shades.light] : []
}

/** Takes things away; with no thing named, the part's restyling. */
function removals(segment: readonly Item[], words: Words, parts: readonly PartId[]): Change[] {
  const aspects = [...words.aspects, ...words.effects.map(aspectOfEffect)]
  const wordings = segment.flatMap((item) => (item.kind === 'wording' ? [item.wording] : []))
  if (wordings.length > 0) return wordings.map(undoneWording)
  if (aspects.length === 0)
    return parts.length > 0 && segment.some(({ kind }) => kind === 'it') ? [{ kind: 'reset' }] : []
  return [...new Set(aspects)].map((aspect) => ({ kind: 'remove', aspect }))
}

function undoneWording(wording: Extract<Item, { kind: 'wording' }>['wording']): Change {
  const { property } = wording
  const value =
    property === 'font-weight'
      ? '400'
      : property === 'font-family'
        ? 'inherit'
        : property === 'font-style'
          ? 'normal'
          : 'none'
  return { kind: 'wording', wording: { property, value, says: `no longer ${wording.says}` } }
}

function aspectOfEffect(effect: Effect): Aspect {
  if (effect === 'glow' || effect === 'shadow' || effect === 'gradient') return effect
  return effect === 'outline'
    ? 'border'
    : effect === 'glass' || effect === 'transparent'
      ? 'background'
      : 'radius'
}

/** Where each colour goes: to the effect or the property it stands with, else to what the part is known by. */
function coloured(segment: readonly Item[], words: Words, parts: readonly PartId[]): Change[] {
  const { colors, effects: named, aspects } = words
  if (colors.length === 0) return []
  if (named.includes('gradient')) return [{ kind: 'gradient', colors: colors.slice(0, 4) }]
  const light = named.find((effect) => effect === 'glow' || effect === 'shadow')
  if (light) return [{ kind: light, color: colors.at(-1), degree: words.degree }]
  const on = segment.findIndex(({ kind }) => kind === 'on')
  if (colors.length > 1 && on > 0 && aspects.length === 0) {
    return [
      { kind: 'background', color: colors.at(-1)! },
      { kind: 'text', color: colors[0]! },
    ]
  }
  if (aspects.includes('border') || named.includes('outline')) {
    return [{ kind: 'border', color: colors.at(-1)!, ...amountOf(words) }]
  }
  const placed = placedColors(segment)
  if (placed.length > 1) return placed
  const color = colors.at(-1)!
  const asText = aspects.includes('text') || aspects.includes('font') || aspects.includes('fontSize')
  if (asText && !aspects.includes('background')) return [{ kind: 'text', color }]
  if (aspects.includes('background')) return [{ kind: 'background', color }]
  const isText =
    parts.every((id) => partOf(id).kind === 'text' && !looks[id].background) ||
    parts.every((id) => id === 'field')
  return [{ kind: isText && parts.length > 0 ? 'text' : 'background', color }]
}

/** 'White text, blue background': a colour goes to the property right behind it, else to the background. */
function placedColors(segment: readonly Item[]): Change[] {
  const placed = segment.flatMap((item, index): Change[] => {
    const [color] = colorOf(item)
    if (!color) return []
    const next = segment[index + 1]
    const isText = next?.kind === 'aspect' && next.aspect === 'text'
    return [{ kind: isText ? 'text' : 'background', color }]
  })
  const texts = placed.filter(({ kind }) => kind === 'text')
  const fills = placed.filter(({ kind }) => kind === 'background')
  return texts.length > 0 && fills.length > 0 ? [fills.at(-1)!, texts.at(-1)!] : []
}

function amountOf({ amounts }: Words): { amount?: Amount } {
  return amounts[0] ? { amount: amounts[0] } : {}
}

function effects(words: Words): Change[] {
  const { effects: named, colors, degree, isLess, isMore, amounts } = words
  return named.flatMap((effect): Change[] => {
    if (effect === 'gradient') return colors.length > 0 ? [] : [{ kind: 'gradient', colors: [] }]
    if (effect === 'glow' || effect === 'shadow') {
      const strength = isLess ? 0.5 : isMore ? 2 : degree
      return colors.length > 0 ? [] : [{ kind: effect, degree: strength }]
    }
    if (effect === 'rounded')
      return amounts.length > 0
        ? [{ kind: 'measure', aspect: 'radius', amount: amounts[0]! }]
        : [{ kind: 'rounded', degree }]
    if (effect === 'outline' && colors.length > 0) return []
    return [{ kind: effect }]
  })
}

/** Sizes: written ones, multiples, and steps up or down. */
function measured(words: Words, parts: readonly PartId[]): Change[] {
  const { aspects, amounts, comparisons, effects: named, colors } = words
  const compared = comparisons.find(({ aspect }) => aspect !== 'color')
  const amount = amounts[0] ?? stepOf(words, compared)
  if (!amount || (named.includes('rounded') && amounts.length > 0)) return []
  if (aspects.includes('border') && colors.length > 0) return []
  const aspect =
    aspects.find((one) => !['color', 'background', 'text', 'font'].includes(one)) ?? compared?.aspect ?? null
  if (aspect === 'border') return [{ kind: 'border', amount }]
  if (aspect && aspect !== 'size') return [{ kind: 'measure', aspect, amount }]
  if (aspects.includes('text') || aspects.includes('font'))
    return [{ kind: 'measure', aspect: 'fontSize', amount }]
  if (aspect === 'size' || amounts.length > 0)
    return [{ kind: 'measure', aspect: naturalSize(parts), amount }]
  return []
}

/** 'More padding' is a comparison too, although no word of it compares. */
function stepOf(words: Words, compared: Comparison | undefined): Amount | null {
  const measurable = words.aspects.some((aspect) => !['color', 'background', 'text'].includes(aspect))
  const direction =
    compared?.direction ?? (words.isMore && measurable ? 1 : words.isLess && measurable ? -1 : null)
  if (direction === null) return null
  const size = step * words.degree
  return { factor: direction === 1 ? 1 + size : 1 / (1 + size) }
}

function naturalSize(parts: readonly PartId[]): Aspect {
  const first = parts[0]
  if (!first || looks[first].size) return 'size'
  return looks[first].fontSize ? 'fontSize' : 'padding'
}

function shifts(words: Words, topic: Topic): Change[] {
  const shift = words.comparisons.find(({ aspect }) => aspect === 'color')
  if (!shift || words.colors.length > 0) return []
  const named = words.aspects.find(
    (aspect) => aspect === 'text' || aspect === 'background' || aspect === 'border',
  )
  const by = shift.direction * lightStep * words.degree
  return [{ kind: 'shift', aspect: (named as Topic['aspect'] | undefined) ?? topic.aspect, by }]
}
