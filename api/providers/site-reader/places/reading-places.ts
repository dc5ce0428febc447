import { createSlots, type Slots } from '#api/shared/slots.ts'
import { SiteReadError } from '../site-read-error.ts'

/** How many websites are read at once. */
export interface PlaceLimits {
  /** Readings at once, whoever asks. @default 4 */
  total?: number
  /** Of them for one workspace, or for all visitors of the landing page together. @default 2 */
  perOwner?: number
  /** Readings that wait; one more is refused. @default 40 */
  waiting?: number
  /** Of them for one owner, so that nobody fills the line. @default 10 */
  waitingPerOwner?: number
}

/** How one reading waits. */
export interface Patience {
  signal?: AbortSignal | undefined
  /** Told how many are ahead, whenever that changes; never, where a place is free. */
  onWaiting?: ((ahead: number) => void) | undefined
  /** Milliseconds after which it is refused. @default 120000 */
  patienceMs?: number | undefined
}

/** Nobody's readings fill the pool: whoever has as many as one may waits behind them, not in front of others. */
export function createReadingPlaces({
  total = 4,
  perOwner = 2,
  waiting = 40,
  waitingPerOwner = 10,
}: PlaceLimits = {}) {
  const all = createSlots(total)
  const owners = new Map<string, { slots: Slots; users: number }>()
  const line = new Set<{ owner: string; onWaiting: Patience['onWaiting'] }>()

  let isTelling = false
  /** Tells those who still wait once the turn is over: whoever finds a free place hears nothing. */
  function moved(): void {
    if (isTelling) return
    isTelling = true
    setImmediate(() => {
      isTelling = false
      for (const [ahead, { onWaiting }] of [...line].entries()) onWaiting?.(ahead)
    })
  }

  async function useOwners<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const entry = owners.get(owner) ?? { slots: createSlots(perOwner), users: 0 }
    owners.set(owner, entry)
    entry.users += 1
    try {
      return await entry.slots.use(work)
    } finally {
      entry.users -= 1
      if (entry.users === 0) owners.delete(owner)
    }
  }

  return {
    /** Does work once there is a place for it. Rejects with 'busy' where too many wait, or with the signal's reason. */
    use<T>(
      owner: string,
      work: () => Promise<T>,
      { signal, onWaiting, patienceMs = 120_000 }: Patience = {},
    ): Promise<T> {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const ofOwner = [...line].filter((each) => each.owner === owner).length
      if (line.size >= waiting || ofOwner >= waitingPerOwner) return Promise.reject(new SiteReadError('busy'))
      const ticket = { owner, onWaiting }
      line.add(ticket)
      return new Promise<T>((resolve, reject) => {
        const leave = (reason: unknown) => {
          if (!line.delete(ticket)) return
          reject(reason)
          moved()
        }
        const stop = () => leave(signal?.reason)
        const patience = setTimeout(() => leave(new SiteReadError('busy')), patienceMs).unref()
        signal?.addEventListener('abort', stop, { once: true })
        moved()
        useOwners(owner, () =>
          all.use(async () => {
            clearTimeout(patience)
            signal?.removeEventListener('abort', stop)
            if (!line.delete(ticket)) return // Left the line meanwhile.
            moved()
            resolve(await work())
          }),
        ).catch(reject)
      })
    },
  }
}
