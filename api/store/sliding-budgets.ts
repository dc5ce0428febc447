import { beginWindow, takeUntilBegun } from './begin-window.ts'
import type { Doc, DocStore } from './store.ts'

/** What several processes have taken of one budget, by the part of time it was taken in; `_id` names the budget. */
export interface SlidingBudgetDoc extends Doc {
  parts: Record<string, number>
  /** Unix milliseconds from which nothing of it counts any more. */
  endsAt: number
}

/** What stands after somebody took. */
export interface SlidingBudgetState {
  /** What everybody has taken within the time, the last taking among it. */
  taken: number
  /** Unix milliseconds in which the oldest of it no longer counts. */
  roomAt: number
}

/** Budgets over a time that moves along, which all processes on one store share. */
export interface SlidingBudgets {
  /** Takes some of a budget, however much is left. */
  take(id: string, amount: number, windowMs: number): Promise<SlidingBudgetState>
  /** Puts some of it back that was taken just now. */
  giveBack(id: string, amount: number, windowMs: number): Promise<void>
}

/** How many parts a time is counted in. */
const parts = 10
const nameOf = (index: number) => `p${index}`

/** Counts in the store. One update takes; what is too old goes with it. */
export function createSlidingBudgets(store: DocStore<SlidingBudgetDoc>, now: () => number): SlidingBudgets {
  const indexAt = (at: number, windowMs: number) => Math.floor((at * parts) / windowMs)

  /** Every part that can still lie in a budget that is not over, and no longer counts. */
  function old(index: number): Record<string, ''> {
    return Object.fromEntries(
      Array.from({ length: parts + 1 }, (_, i) => [`parts.${nameOf(index - parts - i)}`, '']),
    )
  }

  function stateOf(doc: SlidingBudgetDoc, index: number, windowMs: number): SlidingBudgetState {
    const counting = Array.from({ length: parts }, (_, i) => index - parts + 1 + i)
    const eventsOf = (each: number) => doc.parts[nameOf(each)] ?? 0
    const oldest = counting.find((each) => eventsOf(each) > 0) ?? index
    return {
      taken: counting.reduce((sum, each) => sum + eventsOf(each), 0),
      roomAt: ((oldest + parts) * windowMs) / parts,
    }
  }

  async function tryTake(_id: string, amount: number, windowMs: number): Promise<SlidingBudgetState | null> {
    const at = now()
    const index = indexAt(at, windowMs)
    const endsAt = at + windowMs
    const running = await store.findOneAndUpdate(
      { _id, endsAt: { $gt: at } },
      { $inc: { [`parts.${nameOf(index)}`]: amount }, $set: { endsAt }, $unset: old(index) },
      { returnDocument: 'after' },
    )
    if (running) return stateOf(running, index, windowMs)
    const begun = { _id, parts: { [nameOf(index)]: amount }, endsAt }
    return (await beginWindow(store, begun, at)) ? stateOf(begun, index, windowMs) : null
  }

  return {
    take: (id, amount, windowMs) => takeUntilBegun(id, () => tryTake(id, amount, windowMs)),
    async giveBack(_id, amount, windowMs) {
      const at = now()
      const part = `parts.${nameOf(indexAt(at, windowMs))}` as const
      await store.updateOne({ _id, endsAt: { $gt: at } }, { $inc: { [part]: -amount } })
    },
  }
}
