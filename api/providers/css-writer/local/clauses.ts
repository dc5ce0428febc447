import { complete, hasOp, type Item, valued } from './item.ts'
import { deniedIn } from './polarity.ts'
import type { OperatorName } from './words/word-table.ts'

export { hasOp }

/** A piece of a request with one thing to do. */
export interface Clause {
  items: Item[]
  /** A word like 'and' or 'but' joins it to the clause before; a comma or full stop does not. */
  joined: boolean
  /** By which word it goes on with what the clause before says; none where it turns against it. */
  added?: 'and' | 'with'
}

const contrasting =
  /^(but|whereas|whilst|then|sondern|aber|doch|dann|während|mais|puis|pero|sino|ma|bensì|maar|mas|ale|men|ama|fakat)$/

const deciding: readonly OperatorName[] = [
  'no',
  'remove',
  'undo',
  'reset',
  'hide',
  'keep',
  'more',
  'less',
  'increase',
  'decrease',
  'dark',
  'light',
]
/** Whether some items say what to do, not only to what. */
export function saysWhat(items: readonly Item[]): boolean {
  return items.some(
    (item) =>
      valued.includes(item.kind) ||
      (item.kind === 'op' && (deciding.includes(item.op) || isSideWish(item, items))) ||
      (item.kind === 'aspect' && complete.includes(item.aspect)),
  )
}

function isSideWish(item: Item, items: readonly Item[]): boolean {
  return (
    item.kind === 'op' &&
    ['leftSide', 'rightSide'].includes(item.op) &&
    !items.some((one) => one.kind === 'aspect' && ['border', 'padding', 'gap'].includes(one.aspect))
  )
}

/** Cuts a request where one wish ends and the next begins; what belongs to the next goes there. */
export function clausesOf(items: readonly Item[]): Clause[] {
  const cut: Clause[] = [{ items: [], joined: false }]
  for (const item of items) {
    const isBreak = item.kind === 'op' && ['and', 'with'].includes(item.op)
    if (item.kind === 'stop') cut.push({ items: [], joined: false })
    else if (isBreak) cut.push({ items: [], joined: true, ...addedBy(item) })
    else if (isKeptBeside(item)) cut.push({ items: [item], joined: true })
    else cut.at(-1)!.items.push(item)
  }
  const filled = cut.filter((clause) => clause.items.length > 0)
  return joinForward(joinNames(joinStates(joinMeasures(joinColors(filled)))))
    .flatMap(innerLast)
    .flatMap(splitParts)
}

/** 'The header blue without changing the footer': what stays is a clause of its own. */
function isKeptBeside(item: Item): boolean {
  return (
    item.kind === 'op' &&
    item.op === 'keep' &&
    /^(without|ohne|sans|sin|senza|zonder|sem|bez|utan|uden) /.test(item.word)
  )
}

function addedBy(item: Item): Pick<Clause, 'added'> {
  if (item.kind !== 'op' || contrasting.test(item.word)) return {}
  return { added: item.op === 'with' ? 'with' : 'and' }
}

/** 'From orange, red and pink': the colours of one gradient belong together. */
function joinColors(clauses: Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const both = before && [...before.items, ...clause.items]
    const belongs =
      before?.items.at(-1)?.kind === 'color' &&
      clause.items[0]?.kind === 'color' &&
      both?.some((item) => item.kind === 'aspect' && item.aspect === 'gradient')
    if (belongs) joined[joined.length - 1] = { ...before, items: both! }
    else joined.push(clause)
  }
  return joined
}

/** 'Rounder, 4px is what I have in mind': a measure alone says how much of what was asked before it. */
function joinMeasures(clauses: Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const isMeasure = ({ kind }: Item) => kind === 'measure'
    const isBare =
      clause.items.some(isMeasure) && clause.items.every(({ kind }) => kind === 'measure' || kind === 'op')
    const takes =
      before &&
      isNames(before.items) &&
      !before.items.some(isMeasure) &&
      !before.items.some(({ kind }) => kind === 'refusal')
    if (isBare && takes)
      joined[joined.length - 1] = { ...before, items: [...before.items, ...clause.items.filter(isMeasure)] }
    else joined.push(clause)
  }
  return joined
}

/** 'Light yellow while I type in it': when, said after what. */
function joinStates(clauses: Clause[]): Clause[] {
  const [before, last] = clauses.slice(-2)
  const isState = last?.items.every(({ kind }) => kind === 'op') && hasOp(last.items, 'hover', 'focus')
  if (!before || !last || !isState || !saysWhat(before.items)) return clauses
  return [...clauses.slice(0, -2), { ...before, items: [...before.items, ...last.items] }]
}

/** 'Closer together, the messages': what was meant may be named last. */
function joinNames(clauses: Clause[]): Clause[] {
  const [before, last] = clauses.slice(-2)
  const isPart = ({ kind }: Item) => kind === 'part'
  if (!before || !last || before.items.some(isPart) || !last.items.some(isPart)) return clauses
  const isNamed = last.items.every(({ kind }) => kind === 'part' || kind === 'aspect')
  const isOpen = saysWhat(before.items) && !hasOp(before.items, 'it', 'all', 'theme', 'keep')
  const isStyled = before.items.every(({ kind }) =>
    ['step', 'value', 'op', 'aspect', 'color', 'measure'].includes(kind),
  )
  if (!isNamed || !isOpen || !isStyled || last.joined) return clauses
  return [...clauses.slice(0, -2), { ...before, items: [...before.items, ...last.items] }]
}

/** 'The header, the footer and the title red': parts and properties without a wish wait for the one that follows. */
function joinForward(clauses: Clause[]): Clause[] {
  const joined: Clause[] = []
  let waiting: Item[] = []
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1]
    const names = clause.items.filter(({ kind }) => kind === 'part' || kind === 'aspect')
    const isOpen =
      !saysWhat(clause.items) &&
      !hasOp(clause.items, 'same', 'like', 'except', 'rest') &&
      next !== undefined &&
      !(hasOp(clause.items, 'only') && isNames(next.items))
    const states = clause.items.filter((item) => item.kind === 'op' && ['hover', 'focus'].includes(item.op))
    if (isOpen && (names.length > 0 || states.length > 0) && (saysWhat(next.items) || isNames(next.items))) {
      waiting.push(...clause.items)
      continue
    }
    // A clause with its own part takes the waiting ones along only as a list of parts.
    joined.push({ ...clause, items: [...waiting, ...clause.items] })
    waiting = []
  }
  return joined
}

function isNames(items: readonly Item[]): boolean {
  return items.some(({ kind }) => kind === 'part' || kind === 'aspect')
}

/** 'A gold title on a blue header' is two wishes: first what is behind, then what stands on it. */
function innerLast(clause: Clause): Clause[] {
  const { items } = clause
  const at = items.findLastIndex((item) => item.kind === 'op' && item.op === 'on')
  const [inner, outer] = [items.slice(0, at), items.slice(at + 1)]
  const has = (some: Item[], ...kinds: Item['kind'][]) => some.some(({ kind }) => kinds.includes(kind))
  if (at <= 0) return [clause]
  const outerIsBack = has(outer, 'color') && (has(outer, 'part') || outer.some(isBackground))
  const isTwo = outerIsBack && has(inner, 'part', 'aspect') && has(inner, 'color')
  if (isTwo) {
    const whose = has(inner, 'part') ? [] : outer.filter(({ kind }) => kind === 'part')
    const home = has(outer, 'part') ? [] : inner.filter(({ kind }) => kind === 'part')
    return [
      { ...clause, items: [...deniedIn(inner), ...home, ...outer] },
      { items: [...inner, ...whose], joined: true },
    ]
  }
  return [clause]
}

function isBackground(item: Item): boolean {
  return item.kind === 'aspect' && item.aspect === 'background'
}

/** 'Blue header gold title', 'header blue title gold': a part that has its value ends a wish. */
function splitParts(clause: Clause): Clause[] {
  const { items } = clause
  const isValue = ({ kind }: Item) =>
    kind === 'color' || kind === 'value' || kind === 'step' || kind === 'measure'
  const parts = items.flatMap(({ kind }, index) => (kind === 'part' ? [index] : []))
  if (parts.length < 2 || hasOp(items, 'except', 'keep')) return [clause]
  const firstValue = items.findIndex(isValue)
  for (const [index, at] of parts.entries()) {
    const next = parts[index + 1]
    if (next === undefined) break
    const between = items.slice(at + 1, next).findIndex(isValue)
    if (between < 0) continue
    const valueFirst = firstValue >= 0 && firstValue < parts[0]!
    const cutAt = valueFirst ? at + 1 + between : next
    const [head, tail] = [items.slice(0, cutAt), items.slice(cutAt)]
    if (!tail.some(isValue) || !head.some(isValue)) return [clause]
    // What is denied of the first is denied of the others.
    const rest = { items: [...deniedIn(head), ...tail], joined: true }
    return [{ ...clause, items: head }, ...splitParts(rest)]
  }
  return [clause]
}
