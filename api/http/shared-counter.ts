import { createHash } from 'node:crypto'
import type { SlidingBudgets } from '../store/sliding-budgets.ts'
import type { WindowCounter } from './window-counter.ts'
import { createWindows, type Window } from './windows.ts'

/** What counts together with the other processes. */
export interface SharedCounterOptions {
  /** Tells this counter from others. */
  name: string
  points: number
  seconds: number
  budgets: SlidingBudgets
  /** Unix milliseconds, as all processes have them. */
  now: () => number
  /** Monotonic milliseconds. */
  ticks?: () => number
  /** The store did not answer, so this process counts alone for now. */
  failed: (error: unknown) => void
}

interface Share extends Window {
  /** Taken from the common budget, or lent by nobody's leave at the beginning, and not yet used. */
  left: number
  /** Used before the store was asked at all; told with the first question. */
  untold: number
  isEmpty: boolean
  asking: Promise<void> | undefined
}

/** The part of a limit that is taken from the store at once, and that a process lends itself before it asks. */
const part = 1 / 20

/**
 * At most `points` events per `seconds` and key, whichever process counts them. Each takes a twentieth of the limit
 * from the store at a time, and the first twentieth without asking, so that whoever calls now and then costs no
 * write: `n` processes together let through the limit, less or more at most a twentieth for each but one. Below
 * twenty points every event is counted in the store, and the limit holds exactly.
 */
export function createSharedCounter(options: SharedCounterOptions): WindowCounter {
  const { name, points, seconds, budgets, now, ticks = () => performance.now(), failed } = options
  const windows = createWindows<Share>(points)
  const lent = Math.floor(points * part)
  const portion = Math.max(1, lent)
  const windowMs = seconds * 1000
  const idOf = (key: string) => createHash('sha256').update(`${name}\n${key}`).digest('base64url')

  function begin(key: string, time: number): Share {
    const share = {
      used: 0,
      endsAt: time + windowMs,
      left: lent,
      untold: lent,
      isEmpty: false,
      asking: undefined,
    }
    windows.add(key, share, time)
    return share
  }

  async function ask(key: string, share: Share): Promise<void> {
    const { untold } = share
    const wanted = portion + untold
    try {
      const { taken, roomAt } = await budgets.take(idOf(key), wanted, windowMs)
      const room = points - (taken - wanted) - untold
      share.left = Math.max(0, Math.min(portion, room))
      share.isEmpty = share.left <= 0
      share.untold = 0
      // Clocks differ a little; nobody waits for longer than a whole window.
      const waitMs = share.isEmpty ? Math.min(Math.max(roomAt - now(), 0), windowMs) : windowMs
      share.endsAt = ticks() + waitMs
      // What was taken and not granted would keep others out for a whole window.
      const spare = Math.floor(portion - share.left)
      if (spare > 0) await budgets.giveBack(idOf(key), spare, windowMs)
    } catch (error) {
      failed(error)
      share.left = Math.max(0, Math.min(portion, points - share.used))
      share.isEmpty = share.left <= 0
    }
  }

  async function takeAsking(key: string): Promise<number> {
    for (;;) {
      const time = ticks()
      const share = windows.get(key, time) ?? begin(key, time)
      if (share.left > 0) {
        share.left -= 1
        share.used += 1
        return 0
      }
      if (share.isEmpty) return share.endsAt - time
      // However many wait, one asks.
      share.asking ??= ask(key, share).finally(() => {
        share.asking = undefined
      })
      await share.asking
    }
  }

  return {
    take(key) {
      const share = windows.get(key, ticks())
      if (!share || share.left <= 0) return takeAsking(key)
      share.left -= 1
      share.used += 1
      return 0
    },
    giveBack(key) {
      const share = windows.get(key, ticks())
      if (!share) return
      share.left += 1
      share.used -= 1
    },
  }
}
