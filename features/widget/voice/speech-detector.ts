/** How speech is told from silence. */
export interface DetectorOptions {
  /** Silence that ends what is said, in milliseconds. */
  silenceMs: number
}

/** How long it has to be loud before somebody speaks, in milliseconds. */
const beginsMs = 90
/** The same while the agent speaks: its own echo must not interrupt it. */
const interruptsMs = 240
const quietest = 0.012
const overFloor = 3
const overEcho = 1.7
/** How fast the floor follows a room that gets louder, per frame. */
const rise = 1.004

/** Tells from how loud it is when somebody begins and ends to speak. */
export class SpeechDetector {
  /** Only what is clearly speech begins. */
  guarded = false
  readonly #silenceMs: number
  #floor = quietest
  #loudMs = 0
  #quietMs = 0
  #speaks = false

  constructor({ silenceMs }: DetectorOptions) {
    this.#silenceMs = silenceMs
  }

  /** Silence since the last loud moment, in milliseconds. */
  get quietMs(): number {
    return this.#quietMs
  }

  /**
   * What a moment changes.
   * @param level from 0 to 1
   * @param ms how long the moment is
   */
  push(level: number, ms: number): 'begins' | 'ends' | null {
    const isLoud = level > this.#threshold()
    if (this.#speaks) {
      this.#quietMs = isLoud ? 0 : this.#quietMs + ms
      if (this.#quietMs < this.#silenceMs) return null
      this.reset()
      return 'ends'
    }
    this.#floor = Math.min(Math.max(level, quietest / overFloor), this.#floor * rise)
    this.#loudMs = isLoud ? this.#loudMs + ms : Math.max(0, this.#loudMs - ms)
    if (this.#loudMs < (this.guarded ? interruptsMs : beginsMs)) return null
    this.#speaks = true
    this.#quietMs = 0
    return 'begins'
  }

  /** Nobody speaks. */
  reset(): void {
    this.#speaks = false
    this.#loudMs = 0
  }

  #threshold(): number {
    const least = Math.max(quietest, this.#floor * overFloor)
    // Words fade: once somebody speaks, less is enough to go on.
    if (this.#speaks) return least * 0.6
    return this.guarded ? least * overEcho : least
  }
}
