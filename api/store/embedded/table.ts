import { DuplicateKeyError, StoreUsageError } from '../errors.ts'
import type { Doc, Sort } from '../store.ts'
import { createIndex, createTable, indexedPaths } from './catalog.ts'
import { valueAt } from './paths.ts'
import { wellFormedJson } from './sql-filter.ts'
import type { SqliteFile, SqlRow, SqlValue } from './sqlite.ts'

/** MongoDB's limit on a document. */
const MAX_DOCUMENT_LENGTH = 16 * 1024 * 1024

/** One collection's table: `_id` and the document as JSON. */
export class Table {
  /** Quoted for SQL. */
  readonly name: string
  readonly #collection: string
  readonly #file: SqliteFile
  readonly #byId: string
  #indexed: ReadonlySet<string>

  constructor(file: SqliteFile, collection: string) {
    this.#file = file
    this.#collection = collection
    this.name = createTable(file, collection)
    this.#byId = `select doc from ${this.name} where _id = ?`
    this.#indexed = new Set(indexedPaths(file, collection))
  }

  /** Fields covered by some index: they hold only strings, numbers and null. */
  get indexed(): ReadonlySet<string> {
    return this.#indexed
  }

  /** One document's JSON. */
  byId(id: string): string | undefined {
    return this.#file.get(this.#byId, [id])?.[0] as string | undefined
  }

  insert(doc: Doc): void {
    const sql = `insert into ${this.name} values (?, ?) on conflict do nothing`
    const inserted = this.#file.run(sql, [doc._id, this.#serialize(doc)])
    if (inserted === 0) throw new DuplicateKeyError(this.#collection)
  }

  /** Whether the document differs from the `stored` JSON, and so was written. */
  replace(doc: Doc, stored: string): boolean {
    const json = this.#serialize(doc)
    return json !== stored && this.run(`update ${this.name} set doc = ? where _id = ?`, [json, doc._id]) === 1
  }

  remove(id: string): void {
    this.run(`delete from ${this.name} where _id = ?`, [id])
  }

  all(sql: string, params: readonly SqlValue[]): SqlRow[] {
    return this.#file.all(sql, params)
  }

  explain(sql: string, params: readonly SqlValue[]): string[] {
    return this.#file.explain(sql, params)
  }

  run(sql: string, params: readonly SqlValue[]): number {
    return this.#file.run(sql, params)
  }

  transaction<R>(work: () => R): R {
    return this.#file.transaction(work)
  }

  createIndex(keys: Sort, name?: string): string {
    const created = createIndex(this.#file, this.#collection, keys, name)
    this.#indexed = new Set([...this.#indexed, ...Object.keys(keys)])
    return created
  }

  #serialize(doc: Doc): string {
    const json = wellFormedJson(doc)
    if (json.length > MAX_DOCUMENT_LENGTH) throw new StoreUsageError('the document is larger than 16 MB')
    for (const path of this.#indexed) if (path !== '_id') this.#assertIndexable(doc, path)
    return json
  }

  /** MongoDB would index an array's elements, SQLite its text: neither is wanted, so it is refused. */
  #assertIndexable(doc: Doc, path: string): void {
    const value = valueAt(doc, path)
    if (typeof value === 'boolean' || (typeof value === 'object' && value !== null)) {
      throw new StoreUsageError(`${this.#collection}.${path} is indexed: only strings, numbers and null fit`)
    }
  }
}
