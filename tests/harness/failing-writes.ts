import { StoreUnavailableError } from '#api/store/errors.ts'
import type { Stores } from '#api/store/store.ts'
import { interceptStores, writeMethods } from './intercept-stores.ts'

/** Stores that fail from a write on, as a process that dies there leaves them. */
export function failingWrites() {
  let failAt = 0
  let written = 0
  return {
    wrapStores: (stores: Stores) =>
      interceptStores(stores, async ({ method }, proceed) => {
        if (failAt === 0 || !writeMethods.has(method)) return proceed()
        written += 1
        if (written >= failAt) throw new StoreUnavailableError('told to')
        return proceed()
      }),

    /** Does something while the write of that number, from 1, and all after it fail; whether it came to that write. */
    async during(at: number, work: () => Promise<unknown>): Promise<boolean> {
      failAt = at
      written = 0
      try {
        await work()
      } finally {
        failAt = 0
      }
      return written >= at
    },
  }
}
