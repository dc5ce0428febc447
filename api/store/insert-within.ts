import { insertIfAbsent } from './insert-if-absent.ts'
import type { Doc, DocStore, Filter } from './store.ts'

/** Which documents count, and how many of them there may be. */
export interface InsertLimit<D extends Doc> {
  among: Filter<D>
  most: number
  /** The refusal of one more. */
  full: () => Error
}

/**
 * Inserts a document where there is room for it; false when its `_id` is taken. Counts before and after, so that
 * never more are left than there is room for; of several at once for the last place, none may get it.
 */
export async function insertWithin<D extends Doc>(
  store: DocStore<D>,
  doc: D,
  { among, most, full }: InsertLimit<D>,
): Promise<boolean> {
  if ((await store.countDocuments(among)) >= most) throw full()
  if (!(await insertIfAbsent(store, doc))) return false
  if ((await store.countDocuments(among)) <= most) return true
  await store.deleteOne({ _id: doc._id } as Filter<D>)
  throw full()
}
