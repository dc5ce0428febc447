import { eventFrame } from '#mocks/contracts/live/event-frame.ts'
import { mostStreams } from '#mocks/contracts/live/live-limits.ts'
import type { EventStream } from '../http/event-stream.ts'
import { HttpError } from '../http/http-error.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import type { LiveHub } from './live-hub.ts'
import type { LiveEventDoc } from './live-log.ts'
import type { LiveRhythm } from './live-rhythm.ts'
import type { ToldEvent } from './told-events.ts'

/** A stream that is asked for. */
export interface LiveRequest {
  stream: EventStream
  workspace: WorkspaceRef
  /** The last event the caller knows; null begins now. */
  after: number | null
  wants: (event: LiveEventDoc) => boolean
  /** Which side of an event it gets. */
  side: 'member' | 'visitor'
  /** Throws what the stream ends with when its caller may no longer. */
  check: () => Promise<void>
}

const nowhere = { conversationId: '', agentId: '' }

/** Serves streams until their callers leave, or may no longer. */
export function createLiveStreams(hub: LiveHub, rhythm: LiveRhythm) {
  const open = new Map<string, number>()

  /** Counts the streams of one caller; the answer gives the place back. */
  function take(who: string): () => void {
    const count = open.get(who) ?? 0
    if (count >= mostStreams) throw new HttpError(429, { retryAfter: 10 })
    open.set(who, count + 1)
    return () => {
      const left = (open.get(who) ?? 1) - 1
      if (left > 0) open.set(who, left)
      else open.delete(who)
    }
  }

  async function serve({ stream, workspace, after, wants, side, check }: LiveRequest): Promise<void> {
    const { beatMs, checkMs } = rhythm
    const frame = side === 'member' ? 'memberFrame' : 'visitorFrame'
    const following = await hub.follow({
      workspace,
      after,
      wants,
      take: (event: ToldEvent) => stream.send(event[frame]),
      missed: (seq) =>
        stream.send(eventFrame({ ...(side === 'member' && nowhere), id: String(seq), type: 'reset' })),
    })
    // A frame without data tells nothing but where to go on from.
    const beat = () => stream.send(`id: ${following.seq}\n\n`)
    const beating = setInterval(beat, beatMs).unref()
    let checking: NodeJS.Timeout | undefined
    try {
      beat()
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          check().then(() => {
            checking = setTimeout(look, checkMs).unref()
          }, reject)
        }
        checking = setTimeout(look, checkMs).unref()
        void stream.closed.then(resolve)
      })
    } finally {
      clearInterval(beating)
      clearTimeout(checking)
      following.leave()
    }
  }

  return { take, serve }
}

export type LiveStreams = ReturnType<typeof createLiveStreams>
