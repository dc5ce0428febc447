import { beginWindow, takeUntilBegun } from './begin-window.ts'
import type { Doc, DocStore } from './store.ts'

/** What several processes have taken of one budget in the present window; `_id` names the budget. */
export interface BudgetDoc extends Doc {
  taken: number
  /** Unix milliseconds. */
  endsAt: number
}

/** What stands after somebody took. */
export interface BudgetState {
  /** What everybody has taken in this window, the last taking among it. */
  taken: number
  /** Unix milliseconds in which the window ends. */
  endsAt: number
}

/** Budgets that all processes on one store share. */
export interface SharedBudgets {
  /** Takes some of a budget, however much is left; a window that is over, or was never begun, begins now. */
  take(id: string, amount: number, windowMs: number): Promise<BudgetState>
  /** Takes back what was taken in a window, as long as that runs. */
  giveBack(id: string, amount: number, window: Pick<BudgetState, 'endsAt'>): Promise<void>
}

/** Counts in the store. One update takes; of several that begin a window at once, one does. */
export function createSharedBudgets(store: DocStore<BudgetDoc>, now: () => number): SharedBudgets {
  async function tryTake(_id: string, amount: number, windowMs: number): Promise<BudgetState | null> {
    const at = now()
    const running = await store.findOneAndUpdate(
      { _id, endsAt: { $gt: at } },
      { $inc: { taken: amount } },
      { returnDocument: 'after' },
    )
    if (running) return running
    const begun = { taken: amount, endsAt: at + windowMs }
    return (await beginWindow(store, { _id, ...begun }, at)) ? begun : null
  }

  return {
    take: (id, amount, windowMs) => takeUntilBegun(id, () => tryTake(id, amount, windowMs)),
    async giveBack(_id, amount, { endsAt }) {
      await store.updateOne({ _id, endsAt }, { $inc: { taken: -amount } })
    },
  }
}
