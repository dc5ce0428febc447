import { type PartId, partsOf, type Surface } from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { type Outcome, outcomeOf } from './fulfilment.ts'
import { type Readings, readPart, readWished } from './readings.ts'
import type { Stage } from './stage.tsx'

/** What shows on the widget with another style sheet. */
export interface Told {
  /** What looks different, part by part, in plain words. */
  changed: { name: string; state: StyleWish['state']; what: string[] }[]
  /** What became of each wish, in their order. */
  outcomes: Outcome[]
}

/** What is compared, and what it is called. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  background: ['background'],
  text: ['color'],
  border: ['edges'],
  corners: ['border-top-left-radius', 'border-bottom-right-radius'],
  shadow: ['box-shadow', 'text-shadow'],
  'letter size': ['font-size'],
  letters: [
    'font-weight',
    'font-family',
    'font-style',
    'text-transform',
    'text-decoration-line',
    'letter-spacing',
    'line-height',
  ],
  space: ['padding-top', 'padding-left', 'padding-bottom', 'row-gap', 'margin-top'],
  position: ['text-align', 'align-self', 'order'],
  opacity: ['opacity', 'backdrop-filter'],
  movement: ['animation-name'],
  width: ['max-inline-size'],
}
/** Parts whose side is their own, not that of the words in them. */
const sized: readonly PartId[] = ['launcher', 'avatar', 'send', 'close', 'typing', 'logo']

interface Compared {
  before: string
  after: string
  wishes: readonly StyleWish[]
  /** Puts a style sheet on the widget, as it looks at rest or in hand. */
  wear: (css: string, state: StyleWish['state']) => void
}

/** Compares computed styles before and after; nothing else decides what is said to be done. */
export function tellDifference(stage: Stage, { before, after, wishes, wear }: Compared): Told {
  const states = [...new Set<StyleWish['state']>(['rest', ...wishes.map(({ state }) => state)])]
  const outcomes = new Map<StyleWish, Outcome>()
  const changed: Told['changed'] = []
  let atRest = new Set<string>()
  const { surface } = stage
  for (const state of states) {
    const ofState = wishes.filter((wish) => wish.state === state)
    const read = (css: string): [Readings, Map<string, string>] => {
      wear(css, state)
      return [readWished(stage, ofState), readAll(stage, surface)]
    }
    const [wished, was] = read(before)
    const [fulfilled, is] = read(after)
    for (const wish of ofState) outcomes.set(wish, outcomeOf(wish, wished, fulfilled))
    const differences = [...is].flatMap(([key, value]) => (was.get(key) === value ? [] : [key]))
    // In hand a part also shows what is different at rest; only what is more counts.
    const own = state === 'rest' ? differences : differences.filter((key) => !atRest.has(key))
    if (state === 'rest') atRest = new Set(differences)
    changed.push(...inWords(own, state, surface))
  }
  return { changed, outcomes: wishes.map((wish) => outcomes.get(wish)!) }
}

/** Every kind of look of every part, by 'part kind'. */
function readAll(stage: Stage, surface: Surface): Map<string, string> {
  const all = new Map<string, string>()
  for (const { id } of partsOf(surface)) {
    for (const [kind, readings] of Object.entries(kinds)) {
      all.set(`${id} ${kind}`, readings.map((reading) => readPart(stage, id, reading).join(',')).join('|'))
    }
    if (sized.includes(id)) all.set(`${id} size`, readPart(stage, id, 'inline-size').join(','))
  }
  return all
}

function inWords(keys: readonly string[], state: StyleWish['state'], surface: Surface): Told['changed'] {
  const byPart = new Map<string, string[]>()
  for (const key of keys) {
    const id = key.slice(0, key.indexOf(' '))
    byPart.set(id, [...(byPart.get(id) ?? []), key.slice(id.length + 1)])
  }
  // Both kinds of messages are told once.
  const same =
    surface === 'widget' && byPart.get('agentBubbles')?.join() === byPart.get('visitorBubbles')?.join()
  return partsOf(surface).flatMap(({ id, name }) => {
    const what = byPart.get(id)
    const isTwice = same ? id === 'agentBubbles' || id === 'visitorBubbles' : id === 'bubbles'
    return what && !(isTwice && byPart.has('bubbles')) ? [{ name, state, what }] : []
  })
}
