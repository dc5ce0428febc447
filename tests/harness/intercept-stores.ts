import type { Database, Doc, DocStore, Stores } from '#api/store/store.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** One call of a store, as it is about to happen. */
export interface StoreCall {
  region: Region
  collection: string
  method: keyof DocStore<Doc> | 'ping'
  args: readonly unknown[]
}

/** The calls that change what is kept. */
export const writeMethods: ReadonlySet<string> = new Set([
  'insertOne',
  'insertMany',
  'updateOne',
  'findOneAndUpdate',
  'deleteOne',
  'deleteMany',
])

/** Lets a call happen, delays it, or throws instead of it or after it. */
export type Intercept = (call: StoreCall, proceed: () => Promise<unknown>) => Promise<unknown>

/** Stores whose every call passes through `intercept`. */
export function interceptStores(stores: Stores, intercept: Intercept): Stores {
  return {
    eu: interceptDatabase(stores.eu, 'eu', intercept),
    na: interceptDatabase(stores.na, 'na', intercept),
    close: () => stores.close(),
  }
}

function interceptDatabase(database: Database, region: Region, intercept: Intercept): Database {
  return {
    createIndexes: (wanted) => database.createIndexes(wanted),
    ping: async () => {
      await intercept({ region, collection: '', method: 'ping', args: [] }, () => database.ping())
    },
    collection<T extends Doc>(name: string): DocStore<T> {
      const collection = database.collection<T>(name)
      return new Proxy(collection, {
        get(target, method: keyof DocStore<T>) {
          return (...args: unknown[]) => {
            const run = () => (target[method] as (...given: unknown[]) => unknown).apply(target, args)
            const call = { region, collection: name, method, args }
            if (method !== 'find') return intercept(call, async () => run())
            const cursor = run() as ReturnType<DocStore<T>['find']>
            return { toArray: () => intercept(call, () => cursor.toArray()) }
          }
        },
      })
    },
  }
}
