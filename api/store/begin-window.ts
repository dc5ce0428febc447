import { insertIfAbsent } from './insert-if-absent.ts'
import type { Doc, DocStore } from './store.ts'

const attempts = 5

/**
 * Begins a budget in the store where none runs: in place of one that is over, or as a new one.
 * @returns false when somebody else began it at the same moment
 */
export async function beginWindow<D extends Doc & { endsAt: number }>(
  store: DocStore<D>,
  begun: D,
  now: number,
): Promise<boolean> {
  const { _id, ...fields } = begun
  const over = { _id, endsAt: { $lte: now } }
  const { modifiedCount } = await store.updateOne(over as never, { $set: fields } as never)
  return modifiedCount === 1 || insertIfAbsent(store, begun)
}

/** Takes of a budget, again as long as somebody else begins it at the same moment. */
export async function takeUntilBegun<S>(id: string, tryTake: () => Promise<S | null>): Promise<S> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const state = await tryTake()
    if (state) return state
  }
  throw new Error(`Budget ${id} was begun anew ${attempts} times at once.`)
}
