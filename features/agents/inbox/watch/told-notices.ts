import { readLocal, writeLocal } from '#features/shared/local-values.ts'

/** The latest so many are remembered. */
const remembered = 100
/** All pages know by then what one of them told, in milliseconds. */
const knownByMs = 2000

/** What this browser has told of already, so that one of its pages tells, and once. */
export class ToldNotices {
  readonly #told = new Set<string>()
  /** What waited since, and may be over. */
  readonly #waited = new Set<string>()
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vg-told') : undefined

  constructor() {
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#told.add(String(data))
  }

  has(key: string): boolean {
    return this.#told.has(key) || kept().includes(key)
  }

  /** Takes it upon this page to tell; false where another one has. Of two at the same moment one does. */
  claim(key: string): Promise<boolean> {
    const locks = globalThis.navigator?.locks
    if (!locks || this.has(key)) return Promise.resolve(this.#take(key))
    return new Promise((resolve) => {
      void locks.request(`vg-told ${key}`, { ifAvailable: true }, async (lock) => {
        const isMine = lock !== null && this.#take(key)
        resolve(isMine)
        if (isMine) await new Promise((known) => setTimeout(known, knownByMs))
      })
    })
  }

  #take(key: string): boolean {
    if (this.has(key)) return false
    this.#told.add(key)
    writeLocal('vg_told', [...kept(), key].slice(-remembered).join(' '))
    this.#channel?.postMessage(key)
    return true
  }

  /**
   * Takes note of what waits now: what did before and is over may be told of again. Unless `isAll`, what is not named
   * may wait all the same.
   */
  settle(keys: readonly string[], isAll: boolean): void {
    for (const key of keys) this.#waited.add(key)
    if (!isAll) return
    for (const key of this.#waited) {
      if (keys.includes(key)) continue
      this.#waited.delete(key)
      this.#forget(key)
    }
  }

  #forget(key: string): void {
    this.#told.delete(key)
    const before = kept()
    if (before.includes(key)) writeLocal('vg_told', before.filter((each) => each !== key).join(' '))
  }

  close(): void {
    this.#channel?.close()
  }
}

function kept(): string[] {
  return readLocal('vg_told')?.split(' ').filter(Boolean) ?? []
}
