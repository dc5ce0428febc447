import { eventFrame } from '#mocks/contracts/live/event-frame.ts'
import type { EventStream } from '../http/event-stream.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import type { LiveHub } from './live-hub.ts'
import type { LiveEventDoc } from './live-log.ts'
import type { LiveRhythm } from './live-rhythm.ts'
import { createPlaces } from './places.ts'
import type { ToldEvent } from './told-events.ts'

/** A stream that is asked for. */
export interface LiveRequest {
  stream: EventStream
  workspace: WorkspaceRef
  /** The last event the caller knows; null begins now. */
  after: number | null
  wants: (event: LiveEventDoc) => boolean
  /** Which side of an event it gets. */
  side: 'member' | 'visitor' | 'quietVisitor'
  /** How a visitor is told where to go on from. @default by the number, as members are */
  idOf?: (seq: number) => string
  /** Throws what the stream ends with when its caller may no longer. */
  check: () => Promise<void>
  /** Calls when it is to be checked at once; the answer ends it. It is checked first of all, too. @default only now and then */
  onChange?: (look: () => void) => () => void
}

const nowhere = { conversationId: '', agentId: '' }

/** Serves streams until their callers leave, or may no longer. */
export function createLiveStreams(hub: LiveHub, rhythm: LiveRhythm) {
  const places = createPlaces()

  async function serve(request: LiveRequest): Promise<void> {
    const { stream, workspace, after, wants, side, check, onChange, idOf = String } = request
    const { beatMs, checkMs } = rhythm
    const frameOf = (event: ToldEvent) =>
      side === 'member' ? event.memberFrame : eventFrame({ ...event[side], id: idOf(event.seq) })
    const following = await hub.follow({
      workspace,
      after,
      wants,
      take: (event: ToldEvent) => stream.send(frameOf(event)),
      missed: (seq) =>
        stream.send(eventFrame({ ...(side === 'member' && nowhere), id: idOf(seq), type: 'reset' })),
    })
    // A frame without data tells nothing but where to go on from.
    const beat = () => stream.send(`id: ${idOf(following.seq)}\n\n`)
    const beating = setInterval(beat, beatMs).unref()
    let checking: NodeJS.Timeout | undefined
    let stopHearing: (() => void) | undefined
    let isOver = false
    try {
      beat()
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          check().then(() => {
            clearTimeout(checking)
            // A look may still be under way when its caller leaves.
            if (!isOver) checking = setTimeout(look, checkMs).unref()
          }, reject)
        }
        stopHearing = onChange?.(look)
        // What changed while the stream was made was heard by nobody.
        if (onChange) look()
        else checking = setTimeout(look, checkMs).unref()
        void stream.closed.then(resolve)
      })
    } finally {
      isOver = true
      clearInterval(beating)
      clearTimeout(checking)
      stopHearing?.()
      following.leave()
    }
  }

  return { places, serve }
}

export type LiveStreams = ReturnType<typeof createLiveStreams>
