import { insertIfAbsent } from './insert-if-absent.ts'
import type { Doc, DocStore, Filter, Update } from './store.ts'

/** Holds an id for somebody who is about to make what it is for; its fields are plain values. */
export interface ClaimDoc extends Doc {
  /** Unix milliseconds. */
  claimedAt: number
}

/**
 * Claims an id, or takes over the claim of a process that died: null when the claim is ours, else the one that
 * stands. Of several callers at once exactly one gets it.
 */
export async function claimId<D extends ClaimDoc>(
  claims: DocStore<D>,
  mine: D,
  isAbandoned: (held: D) => boolean | Promise<boolean>,
): Promise<D | null> {
  if (await insertIfAbsent(claims, mine)) return null
  const held = await claims.findOne({ _id: mine._id } as Filter<D>)
  // Given back just now: whoever comes again gets it.
  if (!held) return mine
  if (!(await isAbandoned(held))) return held
  const { _id, ...fields } = mine
  const { modifiedCount } = await claims.updateOne(
    { ...held } as unknown as Filter<D>,
    {
      $set: fields,
    } as unknown as Update<D>,
  )
  return modifiedCount === 1 ? null : held
}
