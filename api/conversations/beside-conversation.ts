import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { sameConversation } from './message-id.ts'

/** A conversation by its id and series: one that follows it under the same id is another. */
export interface KeptConversation {
  _id: string
  series?: string | undefined
}

/** Where something is written that goes with a conversation. */
interface Place {
  region: Region
  /** Absent where nothing of it is kept, so that it cannot be removed. */
  kept?: KeptConversation | undefined
}

/**
 * Writes what goes with a conversation, requests and leads among it. Whoever removes one removes what goes with it before
 * and after the conversation itself, so what is written later sees that it is gone, and is taken back.
 */
export function createBesideConversation(stores: Stores) {
  const conversations = (region: Region): DocStore<Doc & { series?: string }> =>
    stores[region].collection('conversations')

  async function isGone({ region, kept }: Place): Promise<boolean> {
    if (!kept) return false
    return (await conversations(region).findOne(sameConversation(kept), { projection: { _id: 1 } })) === null
  }

  /** What `write` comes to; null where the conversation is gone, and `undo` has taken back what was written meanwhile. */
  return async function besideConversation<R>(
    place: Place,
    write: () => Promise<R>,
    undo: () => Promise<unknown>,
  ): Promise<R | null> {
    if (await isGone(place)) return null
    let written: R | null = null
    try {
      written = await write()
    } finally {
      if (await isGone(place)) {
        written = null
        await undo()
      }
    }
    return written
  }
}
