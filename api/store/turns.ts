import { insertIfAbsent } from './insert-if-absent.ts'
import type { Doc, DocStore } from './store.ts'

/** Whose turn a piece of work is; `_id` is the work's name. */
export interface ServerTurnDoc extends Doc {
  /** The process that does it; empty when nobody does. */
  holder: string
  /** Unix milliseconds until which it is taken; renewed while the work is done. */
  heldUntil: number
  /** Unix milliseconds before which nobody needs to do it again. */
  dueAt: number
}

/** Work that one of several processes does at a time. */
export interface Turns {
  /** Does some work when it is due and nobody else does it; whether it did. Due again `everyMs` after its end. */
  take(name: string, everyMs: number, work: () => Promise<void>): Promise<boolean>
}

/** A process that was killed loses its turn after so many milliseconds. */
export const turnMs = 30_000
const renewMs = 10_000

/** Turns of the process `me`, kept in the store. One conditional update takes one. */
export function createTurns({
  store,
  me,
  now,
}: {
  store: DocStore<ServerTurnDoc>
  me: string
  now: () => number
}): Turns {
  async function claim(name: string): Promise<boolean> {
    const at = now()
    const mine = { holder: me, heldUntil: at + turnMs, dueAt: at }
    const { modifiedCount } = await store.updateOne(
      { _id: name, heldUntil: { $lte: at }, dueAt: { $lte: at } },
      { $set: mine },
    )
    return modifiedCount === 1 || insertIfAbsent(store, { _id: name, ...mine })
  }

  return {
    async take(name, everyMs, work) {
      if (!(await claim(name))) return false
      const renewing = setInterval(() => {
        // A turn that cannot be renewed ends; whoever takes it then finds work that may be begun anew.
        store
          .updateOne({ _id: name, holder: me }, { $set: { heldUntil: now() + turnMs } })
          .catch(() => undefined)
      }, renewMs).unref()
      let dueAt = now()
      try {
        await work()
        dueAt = now() + everyMs
      } finally {
        clearInterval(renewing)
        await store.updateOne({ _id: name, holder: me }, { $set: { holder: '', heldUntil: 0, dueAt } })
      }
      return true
    },
  }
}
