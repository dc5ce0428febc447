import { StoreUsageError } from '../errors.ts'
import type { Sort } from '../store.ts'
import type { AnyFilter } from './sql-filter.ts'
import type { SqlValue } from './sqlite.ts'
import type { Table } from './table.ts'

/** Above this many documents a filter or sort needs an index: a scan blocks every other request. */
const UNINDEXED_LIMIT = 1000

/** Outside production, refuses queries that SQLite's own plan says would scan a large table. */
export class IndexPolicy {
  readonly #table: Table
  readonly #enabled: boolean

  constructor(table: Table, enabled: boolean) {
    this.#table = table
    this.#enabled = enabled
  }

  /** Listing everything (an empty filter, unsorted) is allowed. */
  check(sql: string, params: readonly SqlValue[], filter: AnyFilter): void {
    if (!this.#enabled) return
    const plan = this.#table.explain(sql, params)
    const scans = plan.some((step) => step.startsWith('SCAN') && !step.includes('json_each'))
    const narrows = Object.keys(filter).length > 0 || plan.includes('USE TEMP B-TREE FOR ORDER BY')
    if (scans && narrows && this.#isLarge()) this.#refuse(sql)
  }

  /** A sort on a field without an index happens in memory. */
  checkSort(documents: number, sort: Sort): void {
    if (this.#enabled && documents > UNINDEXED_LIMIT) this.#refuse(`sort ${JSON.stringify(sort)}`)
  }

  #isLarge(): boolean {
    return this.#table.all(`select 1 from ${this.#table.name} limit 1 offset ?`, [UNINDEXED_LIMIT]).length > 0
  }

  #refuse(what: string): never {
    throw new StoreUsageError(`more than ${UNINDEXED_LIMIT} documents and no index for: ${what}`)
  }
}
