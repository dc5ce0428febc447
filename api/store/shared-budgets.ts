import { insertIfAbsent } from './insert-if-absent.ts'
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

const attempts = 5

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
    const { modifiedCount } = await store.updateOne({ _id, endsAt: { $lte: at } }, { $set: begun })
    if (modifiedCount === 1 || (await insertIfAbsent(store, { _id, ...begun }))) return begun
    return null
  }

  return {
    async take(id, amount, windowMs) {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const state = await tryTake(id, amount, windowMs)
        if (state) return state
      }
      throw new Error(`Budget ${id} was begun anew ${attempts} times at once.`)
    },
    async giveBack(_id, amount, { endsAt }) {
      await store.updateOne({ _id, endsAt }, { $inc: { taken: -amount } })
    },
  }
}
