import { worstPair } from './composite.ts'
import type { InkLook, Look, ModeLooks, Problem } from './proof.types.ts'

/** Least side of what is pressed, in px (WCAG 2.2). */
const leastSide = 24
/** Words smaller than this are for nobody. */
const leastSize = 10
/** Differences smaller than this are rounding. */
const slack = 0.05

/** What `judge` compares. */
interface Judged {
  /** The widget without the style sheet. */
  before: ModeLooks
  /** With it. */
  after: ModeLooks
  /** With it, in the other mode. */
  other: ModeLooks
  /** As it looks while it is pointed at, focused or pressed. */
  inHand: boolean
}

/** What was fine before and is not any more, in one mode. */
export function judge({ before, after, other, inHand }: Judged): Problem[] {
  const earlier = new Map(before.looks.map((look) => [keyOf(look), look]))
  const elsewhere = new Map(other.looks.map((look) => [keyOf(look), look]))
  const { mode } = after
  const problems = after.looks.flatMap((look): Problem[] => {
    const was = earlier.get(keyOf(look))
    if (was?.shown !== 'seen') return []
    const base = { part: look.part, mode, elements: [look.element] }
    if (look.shown !== 'seen') {
      const elements = look.coveredBy ? [look.element, look.coveredBy] : [look.element]
      return [{ ...base, kind: look.shown, elements }]
    }
    return [
      ...controlProblems(was, look).map((kind) => ({ ...base, kind })),
      ...inkProblems(was, look, elsewhere.get(keyOf(look))).map((problem) => ({
        ...base,
        inHand,
        ...problem,
      })),
    ]
  })
  const outermost = problems.filter((problem) => !problems.some((other) => isInside(problem, other)))
  const overlays = after.overlays.filter((element) => !before.overlays.includes(element))
  return [
    ...outermost,
    ...overlays.map((element): Problem => ({ kind: 'overlay', mode, ...placeOf(element, after) })),
  ]
}

/** The same happens to something around it, which is to be said once. */
function isInside(inner: Problem, outer: Problem): boolean {
  const [a] = inner.elements
  const [b] = outer.elements
  return inner.kind === outer.kind && inner.kind !== 'contrast' && a !== b && Boolean(a && b?.contains(a))
}

/** Names of the parts that look different. */
export function changedParts(before: ModeLooks, after: ModeLooks): string[] {
  const earlier = new Map(before.looks.map((look) => [keyOf(look), look.painted]))
  const changed = after.looks.filter(
    (look) => earlier.has(keyOf(look)) && look.painted !== earlier.get(keyOf(look)),
  )
  return [...new Set(changed.map(({ part }) => part.name))]
}

/** The lowest contrast of words that are seen; icons need less and are left out. */
export function worstContrast({ looks }: ModeLooks): number {
  const words = looks.filter(({ ink, shown }) => ink?.size !== undefined && shown === 'seen')
  return Math.min(21, ...words.map(({ ink }) => worstPair(ink!.pairs).ratio))
}

/** Whether a visitor gets to every message field that could be reached before; null where there is none. */
export function inputReachable(before: ModeLooks, after: ModeLooks): boolean | null {
  const reachable = ({ looks }: ModeLooks) =>
    looks.filter(
      ({ element, shown, control }) =>
        element.localName === 'textarea' && control?.pressable && shown === 'seen',
    ).length
  return reachable(before) === 0 ? null : reachable(after) >= reachable(before)
}

function controlProblems(was: Look, now: Look): ('unpressable' | 'small')[] {
  if (!was.control || !now.control) return []
  if (was.control.pressable && !now.control.pressable) return ['unpressable']
  const shrank = now.control.side < leastSide - 0.5 && now.control.side < was.control.side
  return shrank && was.control.side >= leastSide - 0.5 ? ['small'] : []
}

type InkProblem =
  | { kind: 'tiny' | 'unpredictable' }
  | Omit<Extract<Problem, { kind: 'contrast' }>, 'part' | 'mode' | 'elements' | 'inHand'>

function inkProblems(was: Look, now: Look, other: Look | undefined): InkProblem[] {
  if (!was.ink || !now.ink) return []
  if (now.ink.unpredictable && now.ink.unpredictable !== was.ink.unpredictable) {
    return [{ kind: 'unpredictable' }]
  }
  const tiny = isTiny(now.ink) && !isTiny(was.ink) ? [{ kind: 'tiny' } as const] : []
  const { ratio, pair } = worstPair(now.ink.pairs)
  const fails = ratio < now.ink.required && ratio < worstPair(was.ink.pairs).ratio - slack
  if (!fails || !pair) return tiny
  const backs = (ink: InkLook | undefined) => [...new Set(ink?.pairs.map(({ back }) => back) ?? [])]
  return [
    ...tiny,
    {
      kind: 'contrast',
      ratio,
      required: now.ink.required,
      on: now.ink.on,
      icon: now.ink.size === undefined,
      ink: pair.ink,
      backs: backs(now.ink),
      elsewhere: backs(other?.ink),
      selector: now.ink.selector,
    },
  ]
}

function isTiny({ size }: InkLook): boolean {
  return size !== undefined && size < leastSize
}

function placeOf(element: Element, { looks }: ModeLooks): Pick<Problem, 'part' | 'elements'> {
  const look = looks.find((each) => each.element === element || each.element.contains(element)) ?? looks[0]!
  return { part: look.part, elements: [element] }
}

const keys = new WeakMap<Element, number>()
let count = 0

/** One element has two looks when it is a field: its text and its placeholder. */
function keyOf({ element, part }: Look): string {
  const known = keys.get(element)
  if (known !== undefined) return `${known} ${part.id}`
  count += 1
  keys.set(element, count)
  return `${count} ${part.id}`
}
