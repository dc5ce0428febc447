import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createIsBrought } from '../inbox/brought-attachments.ts'
import { createFileRepository, type FileDoc } from './file.repository.ts'

const batch = 500

/** Removes files that are over. */
export function createFileSweep(deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>) {
  const { files: records } = createFileRepository(deps.stores)
  const isBrought = createIsBrought(deps.stores)

  /** The bytes go first: a record without them is met again. */
  async function remove(region: Region, file: FileDoc): Promise<void> {
    const { _id, path, expiresAt } = file
    if (await isBrought(region, file)) {
      await records(region).updateOne({ _id, expiresAt }, { $set: { expiresAt: null } })
      return
    }
    await deps.files.remove(path)
    await records(region).deleteOne({ _id })
  }

  return {
    /** Removes what was temporary and is over; one that cannot be removed keeps none of the others, and is met again. */
    async removeExpired(region: Region): Promise<void> {
      for (;;) {
        const expired = await records(region)
          .find({ expiresAt: { $lt: deps.now() } }, { limit: batch })
          .toArray()
        let left = 0
        for (const file of expired) {
          try {
            await remove(region, file)
          } catch (error) {
            left += 1
            deps.log.error({ err: error, file: file._id }, 'files.remove_failed')
          }
        }
        if (expired.length < batch || left === expired.length) return
      }
    },
  }
}
