import type { Doc, DocStore, Filter } from './store.ts'

const batch = 200

/** Every document of a collection, or those a filter names, by id, a batch at a time. */
export async function* everyDocument<D extends Doc>(
  store: DocStore<D>,
  where: Filter<D> = {} as Filter<D>,
): AsyncGenerator<D> {
  let last = ''
  for (;;) {
    const docs = await store
      .find({ ...where, _id: { $gt: last } } as Filter<D>, { sort: { _id: 1 }, limit: batch })
      .toArray()
    yield* docs
    const end = docs.at(-1)
    if (!end || docs.length < batch) return
    last = end._id
  }
}
