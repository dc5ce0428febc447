/** However much happens, it is read again so often, in milliseconds. */
const rereadEveryMs = 2000
/** What belongs together is waited for so long. */
const settlesMs = 200
/** A page that leads and has not told by then is asleep, in milliseconds; others do not all begin at once. */
const patience = { least: 2000, most: 3000 }

/** What the pages of one browser tell each other. */
interface Told<T> {
  /** When its reading began, in Unix milliseconds. */
  begunAt: number
  value: T
}

/** How something is read, and where what another page read is put. */
interface Reading<T> {
  /** Undefined where it could not be read. */
  read: () => Promise<T | undefined>
  put: (value: T) => void
}

/**
 * Reads something anew whenever it is wanted, once for all pages of a browser: the one that leads reads and tells the
 * others, which read themselves where it does not. Browsers without channels read on each page.
 */
export class SharedReads<T> {
  readonly #channel: BroadcastChannel | undefined
  readonly #reading: Reading<T>
  #due: ReturnType<typeof setTimeout> | undefined
  #wantedAt = 0
  #begunAt = 0

  constructor(name: string, reading: Reading<T>) {
    this.#reading = reading
    if (!('BroadcastChannel' in globalThis)) return
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }) => this.#hear(data)
  }

  /** Something happened; on the page that leads it is read next. */
  want(leads: boolean): void {
    this.#wantedAt = Date.now()
    if (this.#due !== undefined) return
    const left = Math.max(settlesMs, this.#begunAt + rereadEveryMs - Date.now())
    const { least, most } = patience
    const spare = leads ? 0 : least + Math.random() * (most - least)
    this.#due = setTimeout(() => void this.#read(), left + spare)
  }

  close(): void {
    clearTimeout(this.#due)
    this.#channel?.close()
  }

  async #read(): Promise<void> {
    this.#due = undefined
    const begunAt = Date.now()
    this.#begunAt = begunAt
    const value = await this.#reading.read()
    // Another page may have read later, and told before.
    if (value !== undefined && this.#begunAt === begunAt) this.#channel?.postMessage({ begunAt, value })
  }

  #hear({ begunAt, value }: Told<T>): void {
    if (begunAt <= this.#begunAt) return
    this.#begunAt = begunAt
    this.#reading.put(value)
    // What happened since is not in it.
    if (begunAt < this.#wantedAt) return
    clearTimeout(this.#due)
    this.#due = undefined
  }
}
