/**
 * The store's port: the few calls of the `mongodb` driver's `Collection` the product needs, with the driver's
 * names and shapes. `mongo.ts` is the driver itself, `embedded/` keeps the same promises in one SQLite file.
 */

/** A value both stores can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What a filter may compare with: whole arrays and sub-documents are never compared. */
export type Scalar = string | number | boolean | null

/** Every document carries a string `_id` of our own: non-empty, at most 1,024 characters, no NUL. */
export interface Doc {
  _id: string
}

type Dotted<V> = { [path: `${string}.${string}`]: V }
type ScalarOf<V> = Extract<V, Scalar>
type RangeOf<V> = Extract<V, string | number>
type KeysHolding<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T]
type ElementOf<V> = NonNullable<V> extends readonly (infer E)[] ? E : never

/** Comparison operators on one field; several mean "and". */
export interface Comparison<V = Scalar> {
  $in?: readonly (ScalarOf<V> | null)[]
  $ne?: ScalarOf<V> | null
  $gt?: RangeOf<V>
  $gte?: RangeOf<V>
  $lt?: RangeOf<V>
  $lte?: RangeOf<V>
  $exists?: boolean
}

type Condition<V> = ScalarOf<V> | null | Comparison<V>

/** Which documents: equality or operators per field, dotted paths into sub-documents, `$and`, `$or`. */
export type Filter<T> = { [K in keyof T]?: Condition<T[K]> } & Dotted<Condition<Scalar>> & {
    $and?: readonly Filter<T>[]
    $or?: readonly Filter<T>[]
  }

/** What `$push` adds: one element, or several, keeping the first (`$slice` > 0) or last (< 0) so many. */
export type Push<E> = E | { $each: readonly E[]; $slice?: number }

/** Which elements `$pull` removes: equal ones, or those an operator or a filter on their fields matches. */
export type Pull<E> = unknown extends E ? unknown : Condition<E> | Filter<E>

/** A change of one document. `_id` never changes. */
export interface Update<T> {
  $set?: Partial<Omit<T, '_id'>> & Dotted<unknown>
  /** Applied only when an upsert inserts. */
  $setOnInsert?: Partial<Omit<T, '_id'>> & Dotted<unknown>
  $unset?: { [K in Exclude<keyof T, '_id'>]?: true | '' } & Dotted<true | ''>
  $inc?: { [K in KeysHolding<T, number>]?: number } & Dotted<number>
  $push?: { [K in KeysHolding<T, readonly unknown[]>]?: Push<ElementOf<T[K]>> } & Dotted<unknown>
  $pull?: { [K in KeysHolding<T, readonly unknown[]>]?: Pull<ElementOf<T[K]>> } & Dotted<unknown>
}

/** Fields to return (`1`, plus `_id` unless `_id: 0`) or to leave out (`0`); the two are not mixed. */
export type Projection = Record<string, 0 | 1>

/** Sort fields, most significant first; null and missing come first in ascending order. */
export type Sort = Record<string, 1 | -1>

export interface FindOptions {
  sort?: Sort
  /** @default 0, no limit */
  limit?: number
  /** @default 0 */
  skip?: number
  projection?: Projection
}

export interface FindCursor<R> {
  toArray(): Promise<R[]>
}

export interface UpdateResult {
  matchedCount: number
  /** 0 when the document already was as asked. */
  modifiedCount: number
  /** The new document's id when an upsert inserted, else null. */
  upsertedId: string | null
}

export interface FindOneAndUpdateOptions {
  /** The document as it was, or as it became. */
  returnDocument: 'before' | 'after'
  /** Insert when nothing matches; the filter must then say which `_id`. @default false */
  upsert?: boolean
}

/** One collection. Filters on large collections need an index its area declares. */
export interface DocStore<T extends Doc> {
  findOne<R = T>(filter: Filter<T>, options?: { projection?: Projection }): Promise<R | null>
  find<R = T>(filter: Filter<T>, options?: FindOptions): FindCursor<R>
  /** Rejects with an error `isDuplicateKey` knows when the `_id` is taken. */
  insertOne(doc: T): Promise<{ insertedId: string }>
  /** In order; stops at the first duplicate and keeps those before it. */
  insertMany(docs: readonly T[]): Promise<{ insertedCount: number }>
  updateOne(filter: Filter<T>, update: Update<T>, options?: { upsert?: boolean }): Promise<UpdateResult>
  findOneAndUpdate(filter: Filter<T>, update: Update<T>, options: FindOneAndUpdateOptions): Promise<T | null>
  deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }>
  deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }>
  countDocuments(filter: Filter<T>): Promise<number>
  /** Indexes speed up look-ups and sorting; uniqueness is only ever by `_id`. Returns the index's name. */
  createIndex(keys: Sort, options?: { name?: string }): Promise<string>
}

/** The collections of one region. */
export interface Database {
  collection<T extends Doc>(name: string): DocStore<T>
  /** Creates the indexes of many collections that are missing, by the collection's name, all at once. */
  createIndexes(wanted: Readonly<Record<string, readonly Sort[]>>): Promise<void>
  /** Rejects with `StoreUnavailableError` when the database does not answer. */
  ping(): Promise<void>
}

/** Both regions' databases. */
export interface Stores {
  eu: Database
  na: Database
  close(): Promise<void>
}
