import { denying } from './denials.ts'
import { complete, hasOp, type Item, valued } from './item.ts'
import type { OperatorName } from './words/word-table.ts'

/** What of a clause is wished, and what shall not be; null where nothing is denied. */
export interface Polarity {
  wished: Item[]
  forbidden: Item[]
  /** It names a thing that may be there and shall go. */
  takesAway: boolean
}

/** Small words that ask for something by themselves. */
const asking: readonly OperatorName[] = [
  'remove',
  'undo',
  'reset',
  'hide',
  'like',
  'theme',
  'dark',
  'light',
  'pale',
  'bright',
  'increase',
  'decrease',
  'leftSide',
  'rightSide',
]

const isDenial = (item: Item) => item.kind === 'op' && denying.includes(item.op)
const isContent = (item: Item) =>
  valued.includes(item.kind) || item.kind === 'aspect' || (item.kind === 'op' && asking.includes(item.op))

/**
 * Decides, before any kind of wish is read from a clause, whether it forbids something. 'No shadow' and 'not bold'
 * may also take away what is there.
 */
export function polarityOf(items: readonly Item[]): Polarity | null {
  const at = items.findIndex(isDenial)
  if (at < 0) return null
  const before = items.slice(0, at)
  const after = items.slice(at + 1).filter((item) => !isDenial(item))
  const isAfter = after.some(isContent)
  const scope = isAfter ? after : before
  if (!scope.some(isContent)) return null
  // 'Red, not blue' wishes for the one and forbids the other.
  const isInstead = isAfter && before.some(({ kind }) => after.some((one) => one.kind === kind && isOwn(one)))
  const named = before.filter(({ kind }) => kind === 'part')
  const takesAway = isTaking(items[at]!, items, scope)
  if (isInstead) return { wished: before, forbidden: [...named, ...after], takesAway }
  return { wished: [], forbidden: [...before, ...after], takesAway }
}

/** A denial handed on to what else it reaches over: 'don't make the header red or the footer blue'. */
export function deniedIn(items: readonly Item[]): Item[] {
  return items.filter(isDenial).slice(0, 1)
}

function isOwn({ kind }: Item): boolean {
  return valued.includes(kind) && kind !== 'refusal'
}

function isTaking(denial: Item, items: readonly Item[], scope: readonly Item[]): boolean {
  if (hasOp(items, 'dont', 'remove', 'undo', 'reset', 'hide') || hasOp(scope, ...asking)) return false
  const isBare = denial.kind === 'op' && (denial.op === 'no' || hasOp(items, 'no'))
  const things = scope.filter(
    (item) => item.kind === 'value' || (item.kind === 'aspect' && (isBare || complete.includes(item.aspect))),
  )
  const isDrawn = things.some((item) => item.kind !== 'aspect' || complete.includes(item.aspect))
  const others = scope.filter(
    (item) => valued.includes(item.kind) && item.kind !== 'value' && !(isDrawn && item.kind === 'color'),
  )
  return things.length > 0 && others.length === 0
}
