import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, Doc, DocStore, Stores } from '#api/store/store.ts'
import { filterCases } from './suite/filters.ts'
import { hostileCases } from './suite/hostile.ts'
import { pagingCases } from './suite/paging.ts'
import { updateCases } from './suite/updates.ts'
import { valueCases } from './suite/values.ts'
import { writeCases } from './suite/writes.ts'

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

export interface Side {
  name: string
  open(): Promise<Stores>
  /** Removes what the suite made. */
  clean(stores: Stores, collections: string[]): Promise<void>
  /** Case name → why this side cannot show it. */
  cannotShow?: Readonly<Record<string, string>>
}

/** The one suite both stores pass: what a repository may rely on, whichever runs beneath it. */
export function describeStore(side: Side): void {
  describe(`store: ${side.name}`, () => {
    const made: string[] = []
    const bench: Bench = {
      get stores() {
        return stores
      },
      get database() {
        return stores.eu
      },
      fresh() {
        const name = `suite_${process.pid}_${made.length}`
        made.push(name)
        return stores.eu.collection<Row>(name)
      },
    }
    let stores: Stores

    beforeAll(async () => {
      stores = await side.open()
    })
    afterAll(async () => {
      await side.clean(stores, made)
      await stores.close()
    })

    const cannotShow = side.cannotShow ?? {}
    valueCases(bench, cannotShow)
    filterCases(bench, cannotShow)
    pagingCases(bench, cannotShow)
    updateCases(bench, cannotShow)
    writeCases(bench, cannotShow)
    hostileCases(bench, cannotShow)
  })
}
