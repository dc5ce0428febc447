import type { PartId } from '#mocks/contracts/styling/public-parts.ts'
import { changesOf } from './changes.ts'
import { type Item, scan } from './scan.ts'
import { segmentsOf } from './segments.ts'
import { themeOf } from './theme-wish.ts'
import type { Change, Topic, Wish } from './wish.ts'

/** A request, understood as far as possible. */
export interface Understood {
  wishes: Wish[]
  /** What the request ended on, for what is said next. */
  topic: Topic
}

/** Parts meant when only a property is named. */
const everyPart: readonly PartId[] = ['header', 'bubbles', 'suggestions', 'composer']

/** Reads a request; `before` is what was spoken of last. */
export function understand(request: string, before: Topic): Understood {
  const items = scan(request)
  if (items.some(({ kind }) => kind === 'undo')) return { wishes: [{ kind: 'undo' }], topic: before }
  const reader: Reader = { wishes: [], topic: before, waiting: [] }
  for (const segment of segmentsOf(items)) readSegment(segment, reader)
  return { wishes: reader.wishes, topic: reader.topic }
}

interface Reader {
  wishes: Wish[]
  topic: Topic
  /** Parts named without a wish yet: 'the header and …'. */
  waiting: PartId[]
}

function readSegment(segment: Item[], reader: Reader): void {
  const named = segment.flatMap((item) => (item.kind === 'part' ? item.parts : []))
  const isAll = segment.some(({ kind }) => kind === 'everything')
  if (segment.some(({ kind }) => kind === 'hide')) {
    reader.wishes.push({ kind: 'hide' })
    return
  }
  const mood = named.length === 0 || isAll ? themeOf(segment, isAll) : null
  if (mood) {
    reader.wishes.push({ kind: 'theme', mood })
    reader.topic = { parts: [], aspect: null }
    return
  }
  if (segment.some(({ kind }) => kind === 'reset') && named.length === 0 && !refersBack(segment)) {
    reader.wishes.push({ kind: 'resetAll' })
    return
  }
  const given = [...reader.waiting, ...named]
  const parts = given.length > 0 ? [...new Set(given)] : isAll ? everyPart : assumed(segment, reader.topic)
  const changes = changesOf(segment, parts, reader.topic)
  if (changes.length === 0) {
    reader.waiting.push(...named)
    if (named.length > 0) reader.topic = { parts: named, aspect: null }
    return
  }
  if (parts.length === 0) return
  reader.waiting = []
  reader.wishes.push({ kind: 'parts', parts, changes })
  reader.topic = { parts, aspect: aspectOf(changes.at(-1)!) }
}

function refersBack(segment: Item[]): boolean {
  return segment.some(({ kind }) => kind === 'it')
}

/** Whom a wish without a part is about: what was spoken of last, else whoever has such a thing. */
function assumed(segment: Item[], topic: Topic): readonly PartId[] {
  if (topic.parts.length > 0) return topic.parts
  if (refersBack(segment)) return []
  const about = segment.find(
    (item) => item.kind === 'aspect' || item.kind === 'effect' || item.kind === 'wording',
  )
  if (!about)
    return segment.some((item) => item.kind === 'compare' && item.comparison.aspect === 'radius')
      ? everyPart
      : []
  if (about.kind === 'wording')
    return about.wording.property.startsWith('font-family') ? ['panel'] : ['bubbles']
  if (about.kind === 'effect') {
    if (['rounded', 'pill', 'square', 'flat'].includes(about.effect)) return everyPart
    return about.effect === 'glow' ? ['launcher', 'send', 'suggestions'] : ['header']
  }
  const homes: Partial<Record<typeof about.aspect, readonly PartId[]>> = {
    background: ['panel'],
    text: ['bubbles'],
    fontSize: ['bubbles'],
    lineHeight: ['bubbles'],
    letterSpacing: ['bubbles'],
    weight: ['bubbles'],
    font: ['panel'],
    gap: ['log'],
    padding: ['bubbles'],
    radius: everyPart,
    border: ['bubbles', 'composer'],
  }
  return homes[about.aspect] ?? []
}

function aspectOf(change: Change): Topic['aspect'] {
  if (change.kind === 'background' || change.kind === 'gradient') return 'background'
  if (change.kind === 'text' || change.kind === 'border') return change.kind
  return change.kind === 'shift' ? change.aspect : null
}
