import { StoreUsageError } from '../errors.ts'
import type { Sort } from '../store.ts'
import { fieldSql, typeSql } from './sql-filter.ts'
import type { SqliteFile } from './sqlite.ts'

const COLLECTION_NAME = /^[A-Za-z]\w{0,99}$/
const FIELD_NAME = /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/
const INDEX_NAME = /^[\w.-]{1,200}$/
const CATALOG = '_indexes'

/** Creates the catalog of indexes: SQLite knows their expressions, this table their fields. */
export function createCatalog(file: SqliteFile): void {
  file.exec(
    `create table if not exists ${CATALOG} (collection text, path text, primary key (collection, path)) without rowid`,
  )
}

/**
 * Creates a collection's table. `_id` has no type, so that the number 5 never equals the string '5'.
 * @returns the table's quoted name
 */
export function createTable(file: SqliteFile, collection: string): string {
  if (!COLLECTION_NAME.test(collection)) throw new StoreUsageError(`unusable collection name '${collection}'`)
  const table = quote(collection)
  file.exec(`create table if not exists ${table} (_id not null primary key, doc text not null)`)
  return table
}

/** The fields some index of a collection covers, `_id` always. */
export function indexedPaths(file: SqliteFile, collection: string): string[] {
  const rows = file.all(`select path from ${CATALOG} where collection = ?`, [collection])
  return ['_id', ...rows.map(([path]) => String(path))]
}

/**
 * Creates an index, named as MongoDB would, on fields that hold only strings, numbers and null.
 * @returns the index's name
 */
export function createIndex(file: SqliteFile, collection: string, keys: Sort, given?: string): string {
  const entries = Object.entries(keys)
  const name = given ?? entries.flat().join('_')
  if (!INDEX_NAME.test(name)) throw new StoreUsageError(`unusable index name '${name}'`)
  if (entries.length === 0) throw new StoreUsageError('an index needs a field')
  for (const [path] of entries) {
    if (!FIELD_NAME.test(path)) throw new StoreUsageError(`unusable index field '${path}'`)
  }
  const table = quote(collection)
  const columns = entries.map(([path, direction]) => `${fieldSql(path)}${direction === -1 ? ' desc' : ''}`)
  file.transaction(() => {
    for (const [path] of entries) {
      if (path === '_id') continue
      refuseUnindexable(file, table, path)
      file.run(`insert or ignore into ${CATALOG} values (?, ?)`, [collection, path])
    }
    file.exec(
      `create index if not exists ${quote(`${collection}.${name}`)} on ${table} (${columns.join(', ')})`,
    )
  })
  return name
}

function refuseUnindexable(file: SqliteFile, table: string, path: string): void {
  const found = file.get(
    `select _id from ${table} where ${typeSql(path)} in ('true', 'false', 'object', 'array') limit 1`,
    [],
  )
  if (found) throw new StoreUsageError(`'${path}' of document '${found[0]}' cannot be indexed`)
}

function quote(name: string): string {
  return `"${name}"`
}
