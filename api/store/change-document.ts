import { notFound } from '../http/http-error.ts'
import type { Doc, DocStore, Filter, Update } from './store.ts'

/** A document that counts its changes. */
export interface CountedDoc extends Doc {
  /** Grows by one with every change. */
  rev: number
}

/** How a document is changed by what it says. */
export interface Change<D extends CountedDoc> {
  store: DocStore<D>
  id: string
  /**
   * Fields to set, by path, on the document as it is; null when nothing is to change. May refuse by throwing. Runs
   * again when somebody else was faster.
   */
  edit: (doc: D) => Fields | null | Promise<Fields | null>
  /** Fields beside `rev` that must be as they were read. @default none */
  unchanged?: readonly (keyof D & string)[]
  /** @default 5 */
  attempts?: number
  /** What is thrown when somebody else was faster every time. */
  refuse: (doc: D) => Error
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Changes a document by one conditional update on the revision that was read, again when somebody else was faster.
 * 404 when it is not there.
 */
export async function changeDocument<D extends CountedDoc>(change: Change<D>): Promise<D> {
  const { store, id, edit, unchanged = [], attempts = 5, refuse } = change
  for (let attempt = 1; ; attempt += 1) {
    const doc = await store.findOne({ _id: id } as Filter<D>)
    if (!doc) throw notFound()
    const fields = await edit(doc)
    if (!fields) return doc
    if (attempt > attempts) throw refuse(doc)
    const asRead = Object.fromEntries(['rev', ...unchanged].map((field) => [field, doc[field as keyof D]]))
    const saved = await store.findOneAndUpdate(
      { _id: id, ...asRead } as Filter<D>,
      { $set: { ...fields, rev: doc.rev + 1 } } as Update<D>,
      { returnDocument: 'after' },
    )
    if (saved) return saved
  }
}
