import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import type { Doc, DocStore, Filter, Update } from './store.ts'

/** Things a document has room for, counted in the document itself. */
export interface Places<D extends Doc> {
  holders: (region: Region) => DocStore<D>
  /** The field that counts them. */
  count: string
  /** The field with the Unix milliseconds in which the count was last changed. */
  countedAt: string
  /** How many there may be; null for any number. */
  total: (holder: D) => number | null
  /**
   * Those there are or that are just coming to be, but for one: what the count says when nothing was lost. Looks at
   * what is under way first, so that what ends in between is seen twice, never not at all.
   */
  usedBeside: (region: Region, holderId: string, id: string) => Promise<number>
  now: () => number
}

const recountAttempts = 5

/**
 * Keeps a document within what it has room for, however many come at once: one conditional update takes a place,
 * and a count that is too high because a process died between counting and making is put right when it matters.
 */
export function createCountedPlaces<D extends Doc & { deletedAt: number | null }>(places: Places<D>) {
  const { holders, count, countedAt, total, usedBeside, now } = places
  const find = (region: Region, _id: string) => holders(region).findOne({ _id, deletedAt: null } as Filter<D>)
  const counted = (holder: D) => Number(holder[count as keyof D])

  /** Changes the count of a holder that is still as the condition says. */
  async function change(
    region: Region,
    _id: string,
    condition: object,
    update: { $inc: object } | { $set: object },
  ): Promise<boolean> {
    const { $set, ...rest } = { $set: {}, ...update }
    const { matchedCount } = await holders(region).updateOne(
      { _id, deletedAt: null, ...condition } as Filter<D>,
      { ...rest, $set: { ...$set, [countedAt]: now() } } as Update<D>,
    )
    return matchedCount === 1
  }

  function tryTake(region: Region, holder: D): Promise<boolean> {
    const most = total(holder)
    const room = most === null ? {} : { [count]: { $lt: most } }
    return change(region, holder._id, room, { $inc: { [count]: 1 } })
  }

  /** Lowers a count that is too high; false when somebody changed it meanwhile, null when it is right. */
  async function correct(region: Region, holder: D, id: string): Promise<boolean | null> {
    const used = await usedBeside(region, holder._id, id)
    if (used >= counted(holder)) return null
    const asRead = { [count]: counted(holder), [countedAt]: holder[countedAt as keyof D] }
    return change(region, holder._id, asRead, { $set: { [count]: used } })
  }

  return {
    /** Takes a place for one that is claimed; false when there is none, 404 when there is no such holder. */
    async take(region: Region, holderId: string, id: string): Promise<boolean> {
      const holder = await find(region, holderId)
      if (!holder) throw notFound()
      if (await tryTake(region, holder)) return true
      return (await correct(region, holder, id)) === null ? false : tryTake(region, holder)
    },

    /** Counts anew after one was removed. Doing it twice changes nothing. */
    async recount(region: Region, holderId: string, removedId: string): Promise<void> {
      for (let attempt = 0; attempt < recountAttempts; attempt += 1) {
        const holder = await find(region, holderId)
        // Whoever takes or gives a place meanwhile changes the count, and it is counted again.
        if (!holder || (await correct(region, holder, removedId)) !== false) return
      }
    },

    /** Gives a place back. */
    async release(region: Region, holderId: string): Promise<void> {
      await change(region, holderId, { [count]: { $gt: 0 } }, { $inc: { [count]: -1 } })
    },
  }
}
