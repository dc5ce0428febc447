import { afterAll, beforeAll, describe } from 'vitest'
import type { Stores } from '#api/store/store.ts'
import type { Bench, Row } from './suite/bench.ts'
import { filterCases } from './suite/filters.ts'
import { hostileCases } from './suite/hostile.ts'
import { pagingCases } from './suite/paging.ts'
import { updateCases } from './suite/updates.ts'
import { valueCases } from './suite/values.ts'
import { writeCases } from './suite/writes.ts'

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
