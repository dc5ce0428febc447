import type { Database, Doc, DocStore, Stores } from '#api/store/store.ts'

/** A document of the suite: any field, so that every type can be tried on it. */
export interface Row extends Doc {
  // biome-ignore lint/suspicious/noExplicitAny: the suite also writes what the types forbid.
  [field: string]: any
}

/** What a case works with: a new, empty collection each time it asks. */
export interface Bench {
  stores: Stores
  database: Database
  fresh(): DocStore<Row>
}
