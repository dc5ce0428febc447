import type { Deps } from '../deps.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import { createLiveLog, type LiveEventDoc } from './live-log.ts'
import type { LiveRhythm } from './live-rhythm.ts'
import { signalKey, signalOf } from './live-signal.ts'
import { createToldEvents, type ToldEvent } from './told-events.ts'

/** Somebody who follows a workspace. */
export interface LiveReader {
  workspace: WorkspaceRef
  /** The last event it knows; null begins now. */
  after: number | null
  /** Whether an event is for it. */
  wants(event: LiveEventDoc): boolean
  /** Receives what happened, in order, each once. */
  take(event: ToldEvent): void
  /** More happened than is remembered: it has to read what it shows anew. */
  missed(seq: number): void
}

/** A reader at work. */
interface Place {
  reader: LiveReader
  seq: number
  /** It has caught up, and gets what happens as it happens. */
  isLive: boolean
}

/** What this process reads of one workspace, once for all its readers. */
interface Watch {
  seq: number
  places: Set<Place>
  isReading: boolean
  isStale: boolean
  /** Its last reader has left. */
  isOver: boolean
  stop: () => void
}

/** A reader that was let in. */
export interface Following {
  /** Where it would go on from. */
  readonly seq: number
  leave(): void
}

const batch = 200
/** After so many milliseconds a store that did not answer is asked again. */
const againMs = 1000

/**
 * Hands events to those who follow them. On one process whoever writes an event wakes its readers; where several share
 * a store each also asks again and again, along the index, for the workspaces somebody follows there.
 */
export function createLiveHub(
  deps: Pick<Deps, 'stores' | 'now' | 'log'>,
  rhythm: Pick<LiveRhythm, 'pollMs'>,
) {
  const log = createLiveLog(deps)
  const toldEvents = createToldEvents(deps)
  const watches = new Map<string, Promise<Watch>>()

  async function begin(workspace: WorkspaceRef, key: string): Promise<Watch> {
    const watch: Watch = {
      seq: 0,
      places: new Set(),
      isReading: false,
      isStale: false,
      isOver: false,
      stop: () => {},
    }
    let isReady = false
    const wake = () => {
      watch.isStale = true
      if (isReady) void read(workspace, watch)
    }
    const unlisten = signalOf(deps.stores).listen(key, wake)
    const { pollMs } = rhythm
    const timer = pollMs > 0 ? setInterval(wake, pollMs).unref() : undefined
    watch.stop = () => {
      unlisten()
      clearInterval(timer)
    }
    try {
      watch.seq = await log.head(workspace)
    } catch (error) {
      watch.stop()
      watches.delete(key)
      throw error
    }
    isReady = true
    return watch
  }

  /** Reads what is new and hands it round; wakes meanwhile make it look once more. */
  async function read(workspace: WorkspaceRef, watch: Watch): Promise<void> {
    if (watch.isReading) return
    watch.isReading = true
    try {
      while (watch.isStale && !watch.isOver) {
        watch.isStale = false
        for (;;) {
          const events = await log.after(workspace, watch.seq, batch)
          for (const event of events) await handRound(workspace, watch, event)
          if (events.length < batch) break
        }
      }
    } catch (error) {
      deps.log.warn({ err: error, workspace: workspace.workspaceId }, 'live.not_read')
      // The store may be back in a moment.
      watch.isStale = true
      setTimeout(() => void read(workspace, watch), againMs).unref()
    } finally {
      watch.isReading = false
    }
  }

  async function handRound(workspace: WorkspaceRef, watch: Watch, event: LiveEventDoc): Promise<void> {
    const wanted = [...watch.places].some(({ reader }) => reader.wants(event))
    const told = wanted ? await toldEvents(workspace.region, event) : null
    watch.seq = Math.max(watch.seq, event.seq)
    for (const place of watch.places) if (place.isLive) hand(place, event, told)
  }

  function hand(place: Place, event: LiveEventDoc, told: ToldEvent | null): void {
    if (event.seq <= place.seq) return
    if (event.seq > place.seq + 1) place.reader.missed(event.seq - 1)
    place.seq = event.seq
    if (told && place.reader.wants(event)) place.reader.take(told)
  }

  /** Brings a reader from where it was to where the others are. */
  async function catchUp({ workspace }: LiveReader, place: Place, watch: Watch): Promise<void> {
    while (place.seq < watch.seq) {
      const events = await log.after(workspace, place.seq, batch)
      for (const event of events) {
        const told = place.reader.wants(event) ? await toldEvents(workspace.region, event) : null
        hand(place, event, told)
      }
      if (events.length === 0) place.seq = watch.seq
    }
    // Nothing was waited for since the last look: no event can slip through.
    place.isLive = true
  }

  /** The watch of a workspace, with a new place in it. */
  async function placeFor(reader: LiveReader, key: string): Promise<{ watch: Watch; place: Place }> {
    for (;;) {
      const begun = watches.get(key) ?? begin(reader.workspace, key)
      watches.set(key, begun)
      const watch = await begun
      // Its last reader may have left while we waited.
      if (watch.isOver) continue
      const place: Place = { reader, seq: reader.after ?? watch.seq, isLive: false }
      watch.places.add(place)
      return { watch, place }
    }
  }

  return {
    log,
    toldEvents,

    /** Lets a reader follow. What it has missed comes first. */
    async follow(reader: LiveReader): Promise<Following> {
      const key = signalKey(reader.workspace.region, reader.workspace.workspaceId)
      const { watch, place } = await placeFor(reader, key)
      if (place.seq > watch.seq) {
        const head = await log.head(reader.workspace)
        if (place.seq > head) {
          // A place no event ever had: of another store, or made up.
          place.seq = Math.min(head, watch.seq)
          reader.missed(place.seq)
        }
      }
      const leave = () => {
        watch.places.delete(place)
        if (watch.places.size > 0 || watch.isOver) return
        watch.isOver = true
        watch.stop()
        watches.delete(key)
      }
      try {
        await catchUp(reader, place, watch)
      } catch (error) {
        leave()
        throw error
      }
      return {
        get seq() {
          return place.seq
        },
        leave,
      }
    },
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>
