import { DuplicateKeyError } from '../errors.ts'
import {
  assertDocument,
  assertFilter,
  assertFindOptions,
  assertSort,
  assertUpdate,
  assertUpsertId,
} from '../guard.ts'
import type {
  Doc,
  DocStore,
  Filter,
  FindCursor,
  FindOneAndUpdateOptions,
  FindOptions,
  Projection,
  Sort,
  Update,
  UpdateResult,
} from '../store.ts'
import { project } from './projection.ts'
import { Selector } from './select.ts'
import type { AnyFilter } from './sql-filter.ts'
import type { SqliteFile } from './sqlite.ts'
import { Table } from './table.ts'
import { type AnyDoc, type AnyUpdate, applyUpdate, upsertDocument } from './update.ts'

interface Change {
  before: AnyDoc | null
  after: AnyDoc | null
  modified: boolean
}

/** One collection in SQLite. Calls are synchronous inside; a write is one transaction with the file's lock. */
export class EmbeddedCollection<T extends Doc> implements DocStore<T> {
  readonly #table: Table
  readonly #selector: Selector

  constructor(file: SqliteFile, name: string, requireIndexes: boolean) {
    this.#table = new Table(file, name)
    this.#selector = new Selector(this.#table, requireIndexes)
  }

  async findOne<R = T>(filter: Filter<T>, options?: { projection?: Projection }): Promise<R | null> {
    const id = options === undefined ? onlyId(filter) : undefined
    if (id !== undefined) {
      const json = this.#table.byId(id)
      return json === undefined ? null : (JSON.parse(json) as R)
    }
    const [doc] = await this.find<R>(filter, { ...options, limit: 1 }).toArray()
    return doc ?? null
  }

  find<R = T>(filter: Filter<T>, options: FindOptions = {}): FindCursor<R> {
    const toArray = async () => {
      assertFilter(filter)
      assertFindOptions(options)
      const { projection } = options
      if (projection && isIdAlone(projection)) {
        const ids = this.#selector.selectIds(filter as AnyFilter, options)
        if (ids !== null) return ids as unknown as R[]
      }
      const fields = projection && wholeFields(projection)
      const cut = fields && this.#selector.selectFields(filter as AnyFilter, fields, options)
      if (cut) return cut as R[]
      const docs = this.#selector.select(filter as AnyFilter, options)
      return (projection ? docs.map((doc) => project(doc, projection)) : docs) as R[]
    }
    return { toArray }
  }

  async insertOne(doc: T): Promise<{ insertedId: string }> {
    assertDocument(doc)
    this.#table.insert(doc)
    return { insertedId: doc._id }
  }

  async insertMany(docs: readonly T[]): Promise<{ insertedCount: number }> {
    for (const doc of docs) assertDocument(doc)
    const duplicate = this.#table.transaction(() => {
      try {
        for (const doc of docs) this.#table.insert(doc)
        return null
      } catch (error) {
        if (error instanceof DuplicateKeyError) return error
        throw error
      }
    })
    if (duplicate !== null) throw duplicate
    return { insertedCount: docs.length }
  }

  async updateOne(
    filter: Filter<T>,
    update: Update<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateResult> {
    const { before, after, modified } = this.#change(filter, update, options?.upsert)
    return {
      matchedCount: before === null ? 0 : 1,
      modifiedCount: modified ? 1 : 0,
      upsertedId: before === null && after !== null ? after._id : null,
    }
  }

  async findOneAndUpdate(
    filter: Filter<T>,
    update: Update<T>,
    { returnDocument, upsert }: FindOneAndUpdateOptions,
  ): Promise<T | null> {
    return this.#change(filter, update, upsert)[returnDocument] as T | null
  }

  async deleteOne(filter: Filter<T>): Promise<{ deletedCount: number }> {
    assertFilter(filter)
    return this.#table.transaction(() => {
      const found = this.#selector.first(filter as AnyFilter)
      if (found === undefined) return { deletedCount: 0 }
      this.#table.remove(found.doc._id)
      return { deletedCount: 1 }
    })
  }

  async deleteMany(filter: Filter<T>): Promise<{ deletedCount: number }> {
    assertFilter(filter)
    return { deletedCount: this.#selector.deleteAll(filter as AnyFilter) }
  }

  async countDocuments(filter: Filter<T>): Promise<number> {
    assertFilter(filter)
    return this.#selector.count(filter as AnyFilter)
  }

  async createIndex(keys: Sort, options?: { name?: string }): Promise<string> {
    return this.addIndex(keys, options?.name)
  }

  /** The same, before it returns: part of a transaction that is under way. */
  addIndex(keys: Sort, name?: string): string {
    assertSort(keys)
    return this.#table.createIndex(keys, name)
  }

  #change(filter: Filter<T>, update: Update<T>, upsert = false): Change {
    assertFilter(filter)
    assertUpdate(update)
    if (upsert) assertUpsertId(filter)
    const changes = update as AnyUpdate
    return this.#table.transaction(() => {
      const found = this.#selector.first(filter as AnyFilter)
      if (found !== undefined) {
        const after = applyUpdate(JSON.parse(found.json) as AnyDoc, changes, false)
        return { before: found.doc, after, modified: this.#table.replace(after, found.json) }
      }
      const after = upsert ? upsertDocument(filter as AnyFilter, changes) : null
      if (after !== null) this.#table.insert(after)
      return { before: null, after, modified: false }
    })
  }
}

/** Whether nothing but the id is wanted: an index holds that, and no document has to be read. */
function isIdAlone(projection: Projection): boolean {
  return projection._id === 1 && Object.keys(projection).length === 1
}

/** The fields that are wanted, where they are a few whole ones by names that need no care; null for other projections. */
function wholeFields(projection: Projection): string[] | null {
  const { _id: id = 1, ...others } = projection
  const fields = Object.keys(others)
  const isPlain = fields.length > 0 && fields.every((field) => others[field] === 1 && PLAIN_NAME.test(field))
  return isPlain ? (id === 1 ? ['_id', ...fields] : fields) : null
}

const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9]*$/

/** The id when a filter asks for nothing but one `_id` that can exist: the hot path. */
function onlyId(filter: object): string | undefined {
  const id = (filter as { _id?: unknown } | null)?._id
  if (typeof id !== 'string' || id.includes('\0')) return undefined
  for (const key in filter) if (key !== '_id') return undefined
  return id
}
