import type { PartId, Surface } from '#mocks/contracts/styling/public-parts.ts'
import { aspectsOf, changesOf, sideOf } from './changes.ts'
import { type Clause, clausesOf, hasOp, saysWhat } from './clauses.ts'
import { copiedIn } from './copies.ts'
import { type Home, homes } from './homes.ts'
import { leftOver } from './left-over.ts'
import { moodOf } from './lexicon.ts'
import { isEveryday, type Mood } from './moods.ts'
import { deniedIn, polarityOf } from './polarity.ts'
import { related } from './relate.ts'
import { type Item, scan } from './scan.ts'
import { isDark } from './surface-tokens.ts'
import type { Change, PartWish, State, Topic, Wish } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

/** A request, understood as far as possible. */
export interface Understood {
  wishes: Wish[]
  /** Words nobody knows, as they were written. */
  unknown: string[]
  /** What stands behind the most words that are read. */
  unread: string
  /** What the request ended on, for what is said next. */
  topic: Topic
}

/** Sizes of letters. */
const lettered: readonly Aspect[] = ['fontSize', 'letterSpacing', 'lineHeight', 'weight']
const messages: readonly PartId[] = ['bubbles', 'agentBubbles', 'visitorBubbles']

interface Reader {
  home: Home
  wishes: Wish[]
  before: Topic
  colorAfterNoun: boolean
  /** Parts that shall not change. */
  kept: PartId[]
  /** Parts given something of their own; 'the rest' is without them. */
  named: PartId[]
  /** What was named last, whether anything came of it or not. */
  spoken: readonly PartId[]
  /** Letters were named before in the same request. */
  letters: boolean
  state: State
}

/** Reads a request about a surface; `before` is what was spoken of last. */
export function understand(request: string, before: Topic, surface: Surface = 'widget'): Understood {
  const home = homes[surface]
  const { items, unknown, unread, colorAfterNoun } = scan(request, surface)
  const clauses = clausesOf(related(items)).map(withPeople).map(withoutGroup)
  const named = clauses
    .filter(({ items }) => !hasOp(items, 'rest', 'all'))
    .flatMap((clause) => partsIn(clause.items))
  const reader: Reader = {
    home,
    wishes: [],
    before,
    colorAfterNoun,
    kept: [],
    named,
    spoken: [],
    letters: false,
    state: 'rest',
  }
  for (const { items } of clauses) {
    if (isKeeping(items) || isPaintForbidden(items)) reader.kept.push(...partsIn(items))
    const at = items.findIndex((item) => item.kind === 'op' && item.op === 'except')
    if (at >= 0) reader.kept.push(...partsIn(items.slice(at)))
  }
  for (const clause of handedOn(clauses)) {
    readClause(clause, reader)
    const spoken = partsIn(clause.items)
    reader.letters = aspectsOf(clause.items).some((aspect) => lettered.includes(aspect) || aspect === 'text')
    if (spoken.length > 0) reader.spoken = spoken
  }
  const wishes = ordered(squared(reader.wishes), home)
  const last = reader.wishes.filter((wish) => wish.kind === 'parts')
  return { wishes, unknown, unread, topic: last.length > 0 ? last : before }
}

/** 'Not red and bold' denies both; 'not red but blue' is blue instead, and of the same part, as is 'as big as it and blue'. */
function handedOn(clauses: readonly Clause[]): Clause[] {
  const handed: Clause[] = []
  for (const clause of clauses) {
    const before = handed.at(-1)
    const like = before?.items.findIndex((item) => item.kind === 'op' && item.op === 'like') ?? -1
    const polarity = before && polarityOf(before.items)
    const isLikened = like >= 0 && clause.joined
    const isDenied = polarity && (!polarity.takesAway || isMoreTaken(clause))
    const isOpen = before && (isDenied || isLikened) && isStyleOnly(clause.items)
    const denial = isOpen && clause.added ? deniedIn(before.items) : []
    const named = like < 0 ? before?.items : before?.items.slice(0, like)
    const parts = named?.filter(({ kind }) => kind === 'part') ?? []
    handed.push(isOpen ? { ...clause, items: [...denial, ...parts, ...clause.items] } : clause)
  }
  return handed
}

/** 'No border and shadow' takes both away; 'no border and with a shadow', or 'and blue', does not. */
function isMoreTaken({ items, added }: Clause): boolean {
  return added === 'and' && items.every(({ kind }) => ['aspect', 'value', 'op'].includes(kind))
}

/** It says how, and not what. */
function isStyleOnly(items: readonly Item[]): boolean {
  const isNamed = items.some(({ kind }) => kind === 'part' || kind === 'refusal')
  const isOwn = hasOp(items, 'all', 'rest', 'theme', 'it', 'no', 'not', 'dont', 'keep', 'undo', 'reset')
  return !isNamed && !isOwn && saysWhat(items)
}

/** A part that shall not have a colour is passed by where everything gets one. */
function isPaintForbidden(items: readonly Item[]): boolean {
  const polarity = polarityOf(items)
  const forbidden = polarity && !polarity.takesAway ? polarity.forbidden : []
  return (
    forbidden.some(({ kind }) => kind === 'color' || kind === 'mood') || hasOp(forbidden, 'dark', 'light')
  )
}

/** A square with round corners is not quite square. */
function squared(wishes: readonly Wish[]): Wish[] {
  const isShape = (wish: Wish, kind: 'square' | 'rounded', parts?: readonly PartId[]) =>
    wish.kind === 'parts' && wish.change.kind === kind && (!parts || wish.parts.join() === parts.join())
  return wishes.flatMap((wish, at): Wish[] => {
    if (wish.kind === 'theme' && wishes.slice(0, at).some((one) => includesTheme(one, wish))) return []
    if (wish.kind !== 'parts') return [wish]
    if (isShape(wish, 'square') && wishes.slice(at).some((one) => isShape(one, 'rounded', wish.parts)))
      return []
    const isRounded =
      isShape(wish, 'rounded') && wishes.slice(0, at).some((one) => isShape(one, 'square', wish.parts))
    return [isRounded ? { ...wish, change: { kind: 'rounded', degree: 0.5 } } : wish]
  })
}

/** 'A dentist, clean and fresh' is one look. */
function includesTheme(one: Wish, other: Extract<Wish, { kind: 'theme' }>): boolean {
  if (one.kind !== 'theme') return false
  const isLight = other.mood.name === 'light' && !isDark(one.mood.surface)
  return one.mood === other.mood || isLight || (other.mood.name === 'dark' && isDark(one.mood.surface))
}

/** Themes and what is behind come first: what stands on it has to be read on it. */
function ordered(wishes: readonly Wish[], { root }: Home): Wish[] {
  const rank = (wish: Wish) => {
    if (wish.kind === 'restore' || wish.kind === 'resetAll') return 0
    if (wish.kind === 'theme') return 1
    if (wish.kind !== 'parts' || wish.state !== 'rest') return 4
    if (wish.change.kind === 'contrast') return 5
    const isFill = ['background', 'gradient', 'glass', 'transparent', 'outline'].includes(wish.change.kind)
    return isFill ? (wish.parts.includes(root) ? 1 : 2) : 3
  }
  return wishes.toSorted((a, b) => rank(a) - rank(b))
}

function partsIn(items: readonly Item[]): PartId[] {
  return [...new Set(items.flatMap((item) => (item.kind === 'part' ? item.parts : [])))]
}

/** 'Messages of the visitor', 'the agent's to the right': whose messages are meant. */
function withPeople(clause: Clause): Clause {
  const { items } = clause
  const whose = (item: Item | undefined): PartId | null => {
    if (item?.kind !== 'op') return null
    return item.op === 'visitor' ? 'visitorBubbles' : item.op === 'agent' ? 'agentBubbles' : null
  }
  const generic = items.flatMap((item, index) =>
    item.kind === 'part' && item.parts.length === 1 && ['bubbles', 'agentBubbles'].includes(item.parts[0]!)
      ? [index]
      : [],
  )
  const people = items.flatMap((item, index) => (whose(item) ? [index] : []))
  if (people.length === 0) return clause
  const hasOther = partsIn(items).some((id) => !messages.includes(id))
  if (generic.length === 0) {
    // 'The agent's picture' is about the picture.
    if (hasOther || !(saysWhat(items) || hasOp(items, 'except', 'keep', 'same'))) return clause
    return { ...clause, items: items.map((item) => asPart(item, whose(item))) }
  }
  const nearest = (at: number) => people.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]!
  return {
    ...clause,
    items: items.map((item, index) => {
      if (generic.includes(index)) {
        const near = nearest(index)
        const isOfAgent = partsIn([item])[0] === 'agentBubbles'
        // Answers stay the agent's, whoever reads them.
        return isOfAgent && near !== index - 1 ? item : asPart(item, whose(items[near]))
      }
      const isFree =
        whose(item) && people.length > generic.length && !generic.some((at) => nearest(at) === index)
      return isFree && hasOp(items, 'except') ? asPart(item, whose(item)) : item
    }),
  }
}

/** 'Chat answers should have green bubbles' is about the bubbles of answers alone. */
function withoutGroup(clause: Clause): Clause {
  const parts = partsIn(clause.items)
  const isOne = parts.includes('agentBubbles') !== parts.includes('visitorBubbles')
  if (!isOne || !parts.includes('bubbles') || hasOp(clause.items, 'except')) return clause
  const isGroup = (item: Item) => item.kind === 'part' && item.parts.join() === 'bubbles'
  return { ...clause, items: clause.items.filter((item) => !isGroup(item)) }
}

function asPart(item: Item, id: PartId | null): Item {
  return id ? { kind: 'part', parts: [id], word: item.word } : item
}

function isKeeping(items: readonly Item[]): boolean {
  return (
    hasOp(items, 'keep') && !items.some(({ kind }) => ['color', 'measure', 'value', 'step'].includes(kind))
  )
}

function saidIn(items: readonly Item[]): string {
  return items
    .map(({ word }) => word)
    .filter(Boolean)
    .join(' ')
}

function readClause({ items }: Clause, reader: Reader): void {
  const polarity = isKeeping(items) ? null : polarityOf(items)
  if (!polarity) {
    readWish(items, reader)
    return
  }
  if (polarity.takesAway) {
    const taken: Wish[] = []
    readWish(items, { ...reader, wishes: taken, before: lastOf(reader) })
    if (taken.some(isUnderstood)) {
      reader.wishes.push(...taken)
      return
    }
  }
  if (polarity.wished.length > 0) readWish(polarity.wished, reader)
  const { forbidden } = polarity
  const made: Wish[] = []
  readWish(forbidden, { ...reader, wishes: made, before: lastOf(reader) })
  const understood = made.filter(isUnderstood)
  const said = saidIn(items)
  reader.wishes.push(
    understood.length > 0
      ? { kind: 'forbid', made: understood, parts: partsIn(forbidden), said }
      : { kind: 'refuse', why: 'unclear', said },
  )
}

function isUnderstood(wish: Wish): boolean {
  return wish.kind !== 'refuse' || wish.why !== 'unclear'
}

/** What was wished last, here or in the requests before. */
function lastOf({ wishes, before }: Reader): Topic {
  const last = wishes.findLast((wish) => wish.kind === 'parts')
  return last ? [last] : before
}

function readWish(all: readonly Item[], reader: Reader): void {
  const than = all.findIndex((item) => item.kind === 'op' && item.op === 'than')
  const items = than < 0 ? all : all.slice(0, than)
  // What is compared with is not measured: it is said, and not claimed.
  if (than >= 0 && partsIn(all.slice(than)).length > 0)
    reader.wishes.push({ kind: 'refuse', why: 'unclear', said: saidIn(all.slice(than)) })
  const said = saidIn(items)
  const { home } = reader
  const refusal = refusalOf(items)
  if (refusal) {
    reader.wishes.push({ kind: 'refuse', why: refusal, said })
    return
  }
  if (isKeeping(items)) {
    const parts = partsIn(items)
    if (parts.length > 0 || aspectsOf(items).length > 0) {
      reader.wishes.push({ kind: 'keep', parts, aspects: aspectsOf(items), said })
    }
    return
  }
  reader.state = hasOp(items, 'hover') ? 'hover' : hasOp(items, 'focus') ? 'focus' : reader.state
  const copies = hasOp(items, 'remove') ? [] : copiesOf(items, reader)
  if (copies.length > 0) {
    reader.wishes.push(...copies)
    return
  }
  const isExact = items.some(({ kind }) => ['color', 'measure', 'step', 'value'].includes(kind))
  if (hasOp(items, 'undo') && !items.some(({ kind }) => ['color', 'measure', 'step'].includes(kind))) {
    const aspects = [...aspectsOf(items), ...items.flatMap(aspectOfValue)]
    reader.wishes.push({ kind: 'restore', parts: partsIn(items), aspects, said })
    return
  }
  if (hasOp(items, 'reset') && partsIn(items).length === 0 && !hasOp(items, 'it') && !isExact) {
    reader.wishes.push({ kind: 'resetAll', said })
    return
  }
  const at = items.findIndex((item) => item.kind === 'op' && item.op === 'except')
  const excluded = at < 0 ? [] : partsIn(items.slice(at))
  const own =
    at < 0 ? items : [...items.slice(0, at), ...items.slice(at).filter(({ kind }) => kind !== 'part')]
  const mood = hasOp(own, 'no', 'remove', 'not') ? null : themeOf(own, home)
  if (mood) {
    const rest = hasOp(own, 'rest') ? reader.named : []
    const except = [...new Set([...excluded, ...reader.kept, ...rest])].filter((id) => id !== home.root)
    const keeps = except.filter((id) => !rest.includes(id))
    reader.wishes.push({ kind: 'theme', mood, except, keeps, said })
    return
  }
  readParts(own, excluded, reader, said)
}

/** 'The same size as the title': what of whom goes where. */
function copiesOf(items: readonly Item[], { wishes, before, spoken, state }: Reader): Wish[] {
  const at = items.findIndex((item) => item.kind === 'op' && item.op === 'like')
  const [from] = at < 0 ? [] : partsIn(items.slice(at))
  if (!from) return []
  const own = partsIn(items.slice(0, at))
  const last = wishes.findLast((wish) => wish.kind === 'parts') ?? before.at(-1)
  const parts = own.length > 0 ? own : spoken.length > 0 ? spoken : (last?.parts ?? [])
  const said = saidIn(items)
  if (parts.length === 0) return [{ kind: 'refuse', why: 'unclear', said }]
  const { aspects, rest } = copiedIn(items)
  const copies = aspects.map((aspect): Wish => ({ kind: 'copy', parts, from, aspect, state, said }))
  return rest.length > 0 ? [...copies, { kind: 'refuse', why: 'unclear', said: rest.join(' ') }] : copies
}

function aspectOfValue(item: Item): Aspect[] {
  if (item.kind !== 'value') return []
  if (item.value === 'bold') return ['weight']
  if (['rounded', 'square', 'pill'].includes(item.value)) return ['radius']
  return ['dashed', 'dotted', 'outline'].includes(item.value) ? ['border'] : []
}

function readParts(items: readonly Item[], excluded: readonly PartId[], reader: Reader, said: string): void {
  const { home } = reader
  const last = reader.wishes.findLast((wish) => wish.kind === 'parts') ?? reader.before.at(-1)
  const given = partsIn(items)
  const isAll = hasOp(items, 'all', 'rest') && given.every((id) => id === home.root)
  const pronoun = hasOp(items, 'it') && !hasOp(items, 'all', 'theme') ? reader.spoken : []
  const pool = isAll
    ? []
    : given.length > 0
      ? given
      : pronoun.length > 0
        ? pronoun
        : partsFor(items, last, home)
  const topicParts = pool === last?.parts || (pool === pronoun && pool.join() === last?.parts.join())
  let changes = isAll
    ? changesOf(items, home.main, undefined, {
        colorAfterNoun: reader.colorAfterNoun,
        inOneBreath: false,
        ofLetters: false,
      })
    : changesOf(items, pool, topicParts ? last : carried(items, last), {
        colorAfterNoun: reader.colorAfterNoun,
        inOneBreath: reader.wishes.at(-1) === last,
        ofLetters: reader.letters,
      })
  if (changes.length === 0) {
    if (given.length > 0 && hasOp(items, 'no', 'remove', 'hide')) {
      reader.wishes.push({ kind: 'refuse', why: 'hide', said })
      return
    }
    changes = takenBack(items, last) ?? againOn(items, given, last)
    if (changes.length === 0) {
      if (
        saysWhat(items) ||
        given.length > 0 ||
        aspectsOf(items).length > 0 ||
        hasOp(items, 'hover', 'focus', 'not')
      ) {
        reader.wishes.push({ kind: 'refuse', why: 'unclear', said })
      }
      return
    }
  }
  const isRepeated = changes.length === 1 && changes[0] === last?.change
  const dropped = isRepeated ? [] : leftOver(items, changes)
  if (dropped.length > 0) reader.wishes.push({ kind: 'refuse', why: 'unclear', said: dropped.join(' ') })
  const without = new Set([
    ...excluded,
    ...(isAll ? reader.kept : []),
    ...(hasOp(items, 'rest') ? reader.named : []),
  ])
  for (const change of changes) {
    const wide = isAll
      ? everyPart(change, home)
      : given.length === 0 && !topicParts
        ? homeOf(change, pool, home)
        : pool
    const parts = without.size > 0 ? apart(wide, without) : wide
    if (parts.length === 0) {
      reader.wishes.push({ kind: 'refuse', why: 'unclear', said })
      continue
    }
    reader.wishes.push(
      change.kind === 'place' && parts.some((id) => home.unmovable.includes(id))
        ? { kind: 'refuse', why: 'move', said }
        : { kind: 'parts', parts, change, state: reader.state, said },
    )
  }
}

/** The parts without some; a group loses its member. */
function apart(parts: readonly PartId[], without: ReadonlySet<PartId>): PartId[] {
  return parts.flatMap((id): PartId[] => {
    if (id === 'bubbles' && (without.has('agentBubbles') || without.has('visitorBubbles'))) {
      return (['agentBubbles', 'visitorBubbles'] as const).filter((one) => !without.has(one))
    }
    const isWordsOf = without.has('header') && (id === 'title' || id === 'description')
    const isMessages = without.has('bubbles') && messages.includes(id)
    return without.has(id) || isWordsOf || isMessages ? [] : [id]
  })
}

/** What 'more' on other words is about: only what was spoken of. */
function carried(items: readonly Item[], last: PartWish | undefined): PartWish | undefined {
  return items.some((item) => item.kind === 'part') ? undefined : last
}

/** 'Without', after something was given. */
function takenBack(items: readonly Item[], last: PartWish | undefined): Change[] | null {
  const isBare = hasOp(items, 'no', 'remove') && items.every(({ kind }) => kind === 'op')
  if (!isBare || !last) return null
  const { change } = last
  switch (change.kind) {
    case 'border':
    case 'shadow':
    case 'glow':
    case 'gradient':
      return [{ kind: 'remove', aspect: change.kind }]
    case 'animate':
      return [{ kind: 'remove', aspect: 'animation' }]
    case 'rounded':
    case 'pill':
      return [{ kind: 'square' }]
    default:
      return null
  }
}

/** 'And the launcher too': what was done before, to another part. */
function againOn(items: readonly Item[], given: readonly PartId[], last: PartWish | undefined): Change[] {
  if (given.length === 0 || !last) return []
  return hasOp(items, 'same', 'it', 'too') || items.every(({ kind }) => kind === 'part' || kind === 'op')
    ? [last.change]
    : []
}

/** Whom a wish without a part is about: what was spoken of last, else whoever has such a thing. */
function partsFor(items: readonly Item[], last: PartWish | undefined, home: Home): readonly PartId[] {
  const aspects = aspectsOf(items)
  if (aspects.length === 0 && hasOp(items, 'above') && items.some(({ kind }) => kind === 'color'))
    return [home.above]
  if (aspects.length === 0 && hasOp(items, 'below') && items.some(({ kind }) => kind === 'color'))
    return [home.below]
  if (aspects.includes('contrast') && !last) return home.words
  if (last) return last.parts
  return hasOp(items, 'it') && aspects.length === 0 ? [home.root] : []
}

/** Parts for a change nobody was named for. */
function homeOf(change: Change, named: readonly PartId[], home: Home): readonly PartId[] {
  if (named.length > 0) return named
  switch (change.kind) {
    case 'text':
      return home.words
    case 'background':
      return [home.ground]
    case 'contrast':
      return home.words
    case 'rounded':
    case 'pill':
    case 'square':
    case 'flat':
      return home.cornered
    case 'glow':
      return home.pressed
    case 'animate':
      return [home.first]
    case 'border':
      return home.bordered
    case 'wording':
      return change.wording.property === 'font-family' ? [home.root] : home.read
    case 'measure': {
      if (change.aspect === 'gap') return [home.spaced]
      if (lettered.includes(change.aspect)) return home.read
      return change.aspect === 'radius' ? home.cornered : home.plain
    }
    case 'shift':
      return [home.ground]
    case 'gradient':
    case 'shadow':
      return [home.above]
    case 'remove':
      return ['border', 'shadow', 'glow', 'radius', 'animation'].includes(change.aspect) ? home.boxes : []
    default:
      return home.plain
  }
}

/** Parts meant by 'everything', for this change. */
function everyPart(change: Change, home: Home): readonly PartId[] {
  switch (change.kind) {
    case 'text':
    case 'contrast':
      return home.words
    case 'wording':
      return change.wording.property === 'font-family' ? [home.root] : home.words
    case 'measure':
      if (change.aspect === 'fontSize' || change.aspect === 'size') return home.words
      return change.aspect === 'gap' ? [home.spaced] : home.boxes
    case 'remove':
      return change.aspect === 'border' || change.aspect === 'shadow'
        ? [...home.boxes, home.above]
        : home.boxes
    case 'background':
    case 'shift':
      return home.main
    case 'place':
      return home.plain
    default:
      return home.boxes
  }
}

/** Why a clause cannot be done with a style sheet; null when it may be. */
function refusalOf(items: readonly Item[]): Extract<Wish, { kind: 'refuse' }>['why'] | null {
  const found = items.find((item) => item.kind === 'refusal')
  const parts = partsIn(items)
  const hasThing = aspectsOf(items).length > 0
  if (hasOp(items, 'hide') && parts.length > 0 && !hasThing) return 'hide'
  if (found?.kind !== 'refusal') {
    const moves = hasOp(items, 'leftSide', 'rightSide') && parts.includes('launcher') && !hasThing
    return moves ? 'move' : null
  }
  return found.why
}

/**
 * The look a clause without a part asks for: a mood by name, or a colour to make one of. A colour alone is one
 * only where the word 'theme' or 'everything' stands with it.
 */
function themeOf(items: readonly Item[], { root }: Home): Mood | null {
  const parts = partsIn(items)
  const wide = hasOp(items, 'theme', 'all', 'rest')
  if (parts.some((id) => id !== root) || aspectsOf(items).some((aspect) => aspect !== 'color')) return null
  if (items.some(({ kind }) => ['value', 'measure', 'factor', 'step', 'font'].includes(kind))) return null
  const color = items.find((item) => item.kind === 'color')
  const mood = items.find((item) => item.kind === 'mood')
  const isMeant = mood?.kind === 'mood' && (!isEveryday(mood.word) || hasOp(items, 'it') || parts.length > 0)
  if (mood?.kind === 'mood' && (wide || (isMeant && !color))) return mood.mood
  const named = color && wide ? moodOf(color.word) : undefined
  if (named) return named
  const isDarkened = hasOp(items, 'dark')
  const tone = isDarkened ? 'dark' : hasOp(items, 'light', 'bright') ? 'light' : null
  if (color?.kind === 'color') {
    if (!wide || (parts.length > 0 && !hasOp(items, 'theme'))) return null
    if (hasOp(items, 'rest') || isNeutral(color.hex)) return tonedMood(color.hex)
    return colorMood(color.word, color.hex, isDarkened)
  }
  const isWhole = wide || parts.length > 0 || hasOp(items, 'it') || items.length === 1
  return tone && isWhole && sideOf(items) === undefined ? (moodOf(tone) ?? null) : null
}

function isNeutral(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 24
}

/** Everything in one colour: what is behind is it, what stands out is a shade of it. */
function tonedMood(hex: string): Mood {
  return { name: hex, words: [], primary: isNeutral(hex) ? '' : hex, surface: hex, header: hex }
}

function colorMood(name: string, primary: string, dark: boolean): Mood {
  const surface = dark ? '#16181B' : '#FFFFFF'
  return {
    name: name.startsWith('#') ? primary : name,
    words: [],
    primary,
    surface,
    header: isDark(primary) || !dark ? primary : '#1D2024',
  }
}
