import Libsql from 'libsql'
import { StoreFileError } from '../errors.ts'

/** What may be bound to a statement. */
export type SqlValue = string | number

const BUSY_TIMEOUT_MS = 5000
/** Pages kept in memory per file; SQLite's 2 MB would read most documents from disk again. */
const CACHE_KIB = 32 * 1024
/** Files up to this size are looked through at every start: about a second. */
const CHECKED_BYTES = 512 * 1024 * 1024
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|NOTADB|CORRUPT)/

/**
 * One SQLite file, and the only user of `libsql`. Every commit of a durable one is fsynced; the file's own lock makes
 * several processes safe. All calls are synchronous and return rows as arrays of columns.
 */
export class SqliteFile {
  readonly #database: Libsql.Database
  readonly #statements = new Map<string, Libsql.Statement>()
  readonly #path: string
  /** libsql knows too, but ends the whole process when a closed file is asked. */
  #isInTransaction = false

  constructor(path: string, isDurable = true) {
    this.#path = path
    this.#database = this.#available(() => new Libsql(path))
    // The lock timeout comes first: two processes may be creating the same file.
    this.exec(`pragma busy_timeout=${BUSY_TIMEOUT_MS}`)
    this.exec('pragma journal_mode=wal')
    this.exec(`pragma synchronous=${isDurable ? 'full' : 'off'}`)
    this.exec(`pragma cache_size=-${CACHE_KIB}`)
    this.#assertSound()
  }

  exec(sql: string): void {
    this.#available(() => this.#database.exec(sql))
  }

  all(sql: string, params: readonly SqlValue[]): SqlRow[] {
    return this.#available(() => this.#statement(sql).all(bindable(params)) as SqlRow[])
  }

  get(sql: string, params: readonly SqlValue[]): SqlRow | undefined {
    return this.#available(() => this.#statement(sql).get(bindable(params)) as SqlRow | undefined)
  }

  /** The steps of SQLite's plan for a statement. */
  explain(sql: string, params: readonly SqlValue[]): string[] {
    const plan = `explain query plan ${sql}`
    const steps = this.all(plan, params).map((row) => String(row[3]))
    // libsql's `all` never finishes an explain, which would keep the next read open for good; its `get` resets.
    this.get(plan, params)
    return steps
  }

  /** Number of rows changed. */
  run(sql: string, params: readonly SqlValue[]): number {
    return this.#available(() => this.#statement(sql).run(bindable(params)).changes)
  }

  /**
   * Runs `work` with the write lock held from the start (two processes upgrading a read lock would starve each
   * other) and commits, or rolls back and rethrows. Within a transaction it is part of that one.
   */
  transaction<R>(work: () => R): R {
    if (this.#isInTransaction) return work()
    this.exec('begin immediate')
    this.#isInTransaction = true
    try {
      const result = work()
      this.exec('commit')
      return result
    } catch (error) {
      if (this.#database.open && this.#database.inTransaction) this.exec('rollback')
      throw error
    } finally {
      this.#isInTransaction = false
    }
  }

  close(): void {
    if (!this.#database.open) return
    // libsql frees statements late, which would leave the last writes in the log: afterwards the file is whole alone.
    this.exec('pragma wal_checkpoint(truncate)')
    this.#statements.clear()
    this.#database.close()
  }

  /** A torn page is found at the start, while somebody looks, and not by whoever needs what was on it. */
  #assertSound(): void {
    const bytes =
      Number(this.get('pragma page_count', [])?.[0]) * Number(this.get('pragma page_size', [])?.[0])
    if (bytes > CHECKED_BYTES) return
    const found = String(this.get('pragma quick_check(1)', [])?.[0]).replaceAll(/\s+/g, ' ')
    if (found === 'ok') return
    this.#database.close()
    throw new StoreFileError(this.#path, Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' }))
  }

  #available<R>(call: () => R): R {
    try {
      return call()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      throw UNAVAILABLE.test(code) ? new StoreFileError(this.#path, error as Error) : error
    }
  }

  #statement(sql: string): Libsql.Statement {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      if (/^(select|explain|pragma)/.test(sql)) statement.raw()
      this.#statements.set(sql, statement)
    }
    return statement
  }
}

/** One row's columns. */
export type SqlRow = readonly (string | number | null)[]

/**
 * libsql aborts the whole process when a boolean, object or Date is bound, and cuts strings at NUL: nothing
 * reaches a statement except through here.
 */
function bindable(params: readonly SqlValue[]): readonly SqlValue[] {
  for (const value of params) {
    const safe = typeof value === 'string' ? !value.includes('\0') : Number.isFinite(value)
    if (!safe) throw new TypeError('only NUL-free strings and finite numbers can be bound')
  }
  return params
}

/**
 * Holds a file for this process alone, waiting up to `waitMs` for it. The system lets go of it when the process ends,
 * however it ends, so nothing is left behind that somebody would have to judge stale.
 * @returns what lets go of it, or null when another process holds it
 */
export function holdFile(path: string, waitMs: number): (() => void) | null {
  const database = new Libsql(path)
  try {
    database.exec(`pragma busy_timeout=${waitMs}`)
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  return () => {
    if (database.open) database.close()
  }
}
