/** What is told of one thing. */
interface Telling {
  /** What was told last. */
  told: boolean
  /** What is so by now. */
  now: boolean
}

/**
 * Tells of what comes and goes, however often: the first change at once, and those that follow within so many
 * milliseconds as the last of them, where it is not what was told.
 */
export class LastTold {
  readonly #everyMs: number
  readonly #tellings = new Map<string, Telling>()

  constructor(everyMs: number) {
    this.#everyMs = everyMs
  }

  /** It is so now; `tell` is the way to tell it, and rejects to nobody where it is told later. */
  async change(key: string, now: boolean, tell: (now: boolean) => Promise<void>): Promise<void> {
    const going = this.#tellings.get(key)
    if (going) {
      going.now = now
      return
    }
    this.#rest(key, now, tell)
    await tell(now)
  }

  #rest(key: string, told: boolean, tell: (now: boolean) => Promise<void>): void {
    const telling = { told, now: told }
    this.#tellings.set(key, telling)
    setTimeout(() => {
      this.#tellings.delete(key)
      if (telling.now === telling.told) return
      this.#rest(key, telling.now, tell)
      void tell(telling.now).catch(() => undefined)
    }, this.#everyMs).unref()
  }
}
