import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../store/store.ts'

/** What this process knows of a workspace's events. */
interface Head {
  seq: number
  /** Unix milliseconds at which that was so. */
  at: number
}

/** How those who write events and those who wait for them meet within one process. */
export interface LiveSignal {
  /** Tells all who listen to a workspace that there is something new. */
  wake(key: string): void
  /** Calls when a workspace has something new; the answer ends it. */
  listen(key: string, heard: () => void): () => void
  /** Runs the works of one workspace one after the other. */
  inTurn<R>(key: string, work: () => Promise<R>): Promise<R>
  heads: Map<string, Head>
}

const signals = new WeakMap<Stores, LiveSignal>()

/** The signal of everybody in this process who works on these stores. */
export function signalOf(stores: Stores): LiveSignal {
  let signal = signals.get(stores)
  if (!signal) {
    signal = createSignal()
    signals.set(stores, signal)
  }
  return signal
}

/** How a workspace is named among listeners. */
export function signalKey(region: Region, workspaceId: string): string {
  return `${region}:${workspaceId}`
}

function createSignal(): LiveSignal {
  const listeners = new Map<string, Set<() => void>>()
  const turns = new Map<string, Promise<unknown>>()
  return {
    heads: new Map(),
    wake(key) {
      for (const heard of listeners.get(key) ?? []) heard()
    },
    listen(key, heard) {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(heard))
      return () => {
        all.delete(heard)
        if (all.size === 0 && listeners.get(key) === all) listeners.delete(key)
      }
    },
    async inTurn(key, work) {
      const before = turns.get(key)
      const mine = (before ?? Promise.resolve()).then(work, work)
      turns.set(key, mine)
      try {
        return await mine
      } finally {
        if (turns.get(key) === mine) turns.delete(key)
      }
    },
  }
}
