import type { FindOptions, Sort } from '../store.ts'
import { IndexPolicy } from './index-policy.ts'
import { matcher } from './match.ts'
import { comparator } from './order.ts'
import { type AnyFilter, fieldSql, jsonSql, toSql, typeSql } from './sql-filter.ts'
import type { SqlValue } from './sqlite.ts'
import type { Table } from './table.ts'
import type { AnyDoc } from './update.ts'

const FIRST_CHUNK = 64

/** A document and the JSON it was read from. */
export interface Stored {
  json: string
  doc: AnyDoc
}

/** Finds documents of one table: SQL narrows by index, sorts and pages; mingo tests what has no index. */
export class Selector {
  readonly #table: Table
  readonly #policy: IndexPolicy

  constructor(table: Table, requireIndexes: boolean) {
    this.#table = table
    this.#policy = new IndexPolicy(table, requireIndexes)
  }

  select(filter: AnyFilter, { sort = {}, limit = 0, skip = 0 }: FindOptions): AnyDoc[] {
    const end = limit === 0 ? Number.POSITIVE_INFINITY : skip + limit
    if (Object.keys(sort).every((path) => this.#table.indexed.has(path))) {
      return Array.from(this.#matches(filter, sort, skip, end), ({ doc }) => doc)
    }
    const docs = Array.from(this.#matches(filter), ({ doc }) => doc)
    this.#policy.checkSort(docs.length, sort)
    return docs.sort(comparator(sort)).slice(skip, end)
  }

  /** The same with nothing but ids, out of an index; null where documents must be read to decide. */
  selectIds(filter: AnyFilter, { sort = {}, limit = 0, skip = 0 }: FindOptions): { _id: string }[] | null {
    const { where, params, residual } = toSql(filter, this.#table.indexed)
    if (residual !== null || !Object.keys(sort).every((path) => this.#table.indexed.has(path))) return null
    const sql = `select _id from ${this.#table.name} where ${where}${orderSql(sort)} limit ? offset ?`
    this.#policy.check(sql, [...params, 1, 0], filter)
    const rows = this.#table.all(sql, [...params, limit === 0 ? -1 : limit, skip])
    return rows.map(([_id]) => ({ _id: _id as string }))
  }

  /**
   * The same with nothing but some fields, cut out of the documents by SQL and read in one go: a few words of many
   * documents. Null where documents must be read to decide, or no number of them is named.
   */
  selectFields(
    filter: AnyFilter,
    fields: readonly string[],
    { sort = {}, limit = 0, skip = 0 }: FindOptions,
  ): AnyDoc[] | null {
    const { where, params, residual } = toSql(filter, this.#table.indexed)
    const isSorted = Object.keys(sort).every((path) => this.#table.indexed.has(path))
    if (limit === 0 || residual !== null || !isSorted) return null
    const found = `select doc from ${this.#table.name} where ${where}${orderSql(sort)} limit ? offset ?`
    this.#policy.check(found, [...params, 1, 0], filter)
    const values = fields.map((field) => `${jsonSql(field)}, ${typeSql(field)} is not null`)
    const sql = `select json_group_array(json_array(${values.join(', ')})) from (${found})`
    const [row] = this.#table.all(sql, [...params, limit, skip])
    return JSON.parse(row![0] as string).map((cells: unknown[]) =>
      Object.fromEntries(fields.flatMap((field, at) => (cells[2 * at + 1] ? [[field, cells[2 * at]]] : []))),
    )
  }

  /** The first match in order of insertion, or of whichever index serves the filter. */
  first(filter: AnyFilter): Stored | undefined {
    const [stored] = this.#matches(filter, {}, 0, 1)
    return stored
  }

  count(filter: AnyFilter): number {
    const { where, params, residual } = toSql(filter, this.#table.indexed)
    if (residual === null) {
      const sql = `select count(*) from ${this.#table.name} where ${where}`
      this.#policy.check(sql, params, filter)
      return Number(this.#table.all(sql, params)[0]![0])
    }
    let count = 0
    for (const _match of this.#matches(filter)) count += 1
    return count
  }

  /** Deletes every match; returns how many. */
  deleteAll(filter: AnyFilter): number {
    const { where, params, residual } = toSql(filter, this.#table.indexed)
    if (residual === null) {
      const sql = `delete from ${this.#table.name} where ${where}`
      this.#policy.check(sql, params, filter)
      return this.#table.run(sql, params)
    }
    return this.#table.transaction(() => {
      const ids = [...this.#matches(filter)].map(({ doc }) => doc._id)
      for (const id of ids) this.#table.remove(id)
      return ids.length
    })
  }

  /** The matches from number `start` (0 is the first) up to, not including, number `end`. */
  *#matches(
    filter: AnyFilter,
    sort: Sort = {},
    start = 0,
    end = Number.POSITIVE_INFINITY,
  ): Generator<Stored> {
    const { where, params, residual } = toSql(filter, this.#table.indexed)
    const sql = `select doc from ${this.#table.name} where ${where}${orderSql(sort)} limit ? offset ?`
    this.#policy.check(sql, [...params, 1, 0], filter)

    if (residual === null) {
      // A negative limit is SQLite's "no limit".
      const limit = Number.isFinite(end) ? end - start : -1
      for (const [json] of this.#table.all(sql, [...params, limit, start])) yield parse(json as string)
      return
    }
    const matches = matcher(residual)
    let matched = 0
    for (const stored of this.#inChunks(sql, params)) {
      if (!matches(stored.doc)) continue
      if (matched >= start) yield stored
      matched += 1
      if (matched >= end) return
    }
  }

  /** Reads in growing chunks, so that a caller who stops early reads little. */
  *#inChunks(sql: string, params: readonly SqlValue[]): Generator<Stored> {
    for (let offset = 0, chunk = FIRST_CHUNK; ; offset += chunk, chunk *= 2) {
      const rows = this.#table.all(sql, [...params, chunk, offset])
      for (const [json] of rows) yield parse(json as string)
      if (rows.length < chunk) return
    }
  }
}

function orderSql(sort: Sort): string {
  const order = Object.entries(sort).map(([path, way]) => `${fieldSql(path)} ${way === 1 ? 'asc' : 'desc'}`)
  return order.length > 0 ? ` order by ${order.join(', ')}` : ''
}

function parse(json: string): Stored {
  return { json, doc: JSON.parse(json) }
}
