import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** An hour of an agent that is to be counted anew; `_id` is `{agentId}:{hour}`. */
export interface FigureMarkDoc extends Doc {
  agentId: string
  /** Hours since 1970, in UTC. */
  hour: number
  /** Unix milliseconds of the last change in it. */
  at: number
}

const hourSeconds = 3600
/** A mark is not acted on sooner: what it was made for may still be being written. */
export const markRestMs = 2000

/** The hour of a moment in Unix seconds. */
export function hourOf(unixSeconds: number): number {
  return Math.floor(unixSeconds / hourSeconds)
}

/**
 * Which hours of which agents are to be counted anew. An hour is marked before something in it changes, so that a
 * process that dies in between leaves the mark.
 */
export function createFigureMarks({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const marks = (region: Region): DocStore<FigureMarkDoc> => stores[region].collection('figureMarks')

  async function mark(region: Region, agentId: string, ts: number): Promise<void> {
    const hour = hourOf(ts)
    const filter = { _id: `${agentId}:${hour}` }
    await marks(region).updateOne(filter, { $set: { agentId, hour, at: now() } }, { upsert: true })
  }

  return {
    marks,

    /** The hour of `ts`, in Unix seconds, has changed. */
    mark,

    /** Marks the hour of what is about to change, and again if that took long enough to be missed. */
    async during<R>(region: Region, agentId: string, ts: number, change: () => Promise<R>): Promise<R> {
      const before = now()
      await mark(region, agentId, ts)
      const result = await change()
      if (now() - before >= markRestMs / 2) await mark(region, agentId, ts)
      return result
    },
  }
}
