import { openLiveStream } from '#mocks/contracts/live/live.contract.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { fillPath } from '#mocks/contracts/shared/path.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type FollowState, follow, isAfter } from './follow.ts'

/** Whose conversations are followed, and by whom. */
export interface LiveScope {
  region: Region
  workspaceId: string
  /** Address of who is signed in. */
  email: string
}

/** Who wants to know what happens. */
export interface LiveListener {
  /** Each event once, in order; `leads` on the page that has the stream. */
  onEvent: (event: LiveEvent, leads: boolean) => void
  onState: (state: FollowState) => void
}

/** What the pages of one browser tell each other. */
type Said =
  | { kind: 'event'; event: LiveEvent }
  /** By whichever page has the stream, whenever it changes or somebody asks. */
  | { kind: 'state'; state: FollowState }
  /** Asks whether some page has the stream. */
  | { kind: 'ask' }
  /** A stream that ended is wanted again. */
  | { kind: 'retry' }

/** A page that has the stream and does not answer so long is asleep, in milliseconds. */
const answersIn = 3000

/**
 * A workspace's conversations as they happen, over one stream for all pages of a browser: one of them has it and tells
 * the others; when it closes, or sleeps while another is looked at, that one goes on after the last event. Browsers
 * without locks open one for each page.
 */
export class LiveHub {
  readonly #name: string
  readonly #url: string
  readonly #listeners = new Set<LiveListener>()
  readonly #gone = new AbortController()
  readonly #channel: BroadcastChannel | undefined
  #leading: AbortController | undefined
  #state: FollowState = 'lost'
  #lastId = ''
  /** Another page had the stream before. */
  #wasTold = false
  #unanswered: ReturnType<typeof setTimeout> | undefined
  #retry: (() => void) | undefined

  constructor({ region, workspaceId, email }: LiveScope) {
    this.#name = `vg-live ${region} ${workspaceId} ${email}`
    this.#url = `${fillPath(openLiveStream.path, { region })}?${new URLSearchParams({ workspaceId })}`
    if (!globalThis.navigator?.locks || !('BroadcastChannel' in globalThis)) {
      void this.#lead()
      return
    }
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.onmessage = ({ data }) => this.#hear(data)
    this.#queue()
    this.#ask()
    globalThis.document?.addEventListener('visibilitychange', this.#ask)
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0
  }

  /** Tells a listener from now on, and how it stands; the answer ends that. */
  add(listener: LiveListener): () => void {
    this.#listeners.add(listener)
    listener.onState(this.#state)
    return () => this.#listeners.delete(listener)
  }

  /** Begins anew where it ended. */
  retry(): void {
    if (this.#leading) this.#retry?.()
    else this.#say({ kind: 'retry' })
  }

  stop(): void {
    this.#gone.abort()
    clearTimeout(this.#unanswered)
    globalThis.document?.removeEventListener('visibilitychange', this.#ask)
    this.#channel?.close()
  }

  /** Waits for the stream; it may be taken from a page that sleeps. */
  #queue(steal = false): void {
    const options = steal ? { steal } : { signal: this.#gone.signal }
    navigator.locks
      .request(this.#name, options, () => this.#lead())
      .catch(() => {
        // Taken by another page, or not wanted any more.
        this.#leading?.abort()
        if (!this.#gone.signal.aborted) this.#queue()
      })
  }

  async #lead(): Promise<void> {
    const leading = new AbortController()
    this.#leading = leading
    clearTimeout(this.#unanswered)
    const signal = AbortSignal.any([leading.signal, this.#gone.signal])
    // What happened between two streams, nobody knows.
    if (this.#wasTold && this.#lastId === '') {
      this.#tell({ id: '', type: 'reset', conversationId: '', agentId: '' })
    }
    while (!signal.aborted) {
      await follow<LiveEvent>({
        url: this.#url,
        after: this.#lastId,
        onEvent: (event) => this.#tell(event),
        onState: (state) => this.#turn(state, signal),
        signal,
      })
      if (signal.aborted) break
      await new Promise<void>((resolve) => {
        this.#retry = resolve
        signal.addEventListener('abort', () => resolve())
      })
    }
    if (this.#leading === leading) this.#leading = undefined
  }

  #tell(event: LiveEvent): void {
    this.#take(event)
    this.#say({ kind: 'event', event })
  }

  #turn(state: FollowState, signal: AbortSignal): void {
    if (signal.aborted) return
    this.#put(state)
    this.#say({ kind: 'state', state })
  }

  #hear(said: Said): void {
    if (this.#leading) {
      if (said.kind === 'ask') this.#say({ kind: 'state', state: this.#state })
      if (said.kind === 'retry') this.#retry?.()
      return
    }
    if (said.kind === 'event') this.#take(said.event)
    if (said.kind !== 'state') return
    this.#wasTold = true
    clearTimeout(this.#unanswered)
    this.#put(said.state)
  }

  #take(event: LiveEvent): void {
    // For a moment two pages may tell: one that lost the stream, and one that has it now.
    if (!isAfter(event, this.#lastId)) return
    if (event.id !== '') this.#lastId = event.id
    for (const { onEvent } of this.#listeners) onEvent(event, this.#leading !== undefined)
  }

  #put(state: FollowState): void {
    if (state === this.#state) return
    this.#state = state
    for (const { onState } of this.#listeners) onState(state)
  }

  /** A page that is looked at does not wait for one that sleeps. */
  #ask = (): void => {
    if (this.#leading || globalThis.document?.visibilityState === 'hidden') return
    clearTimeout(this.#unanswered)
    this.#unanswered = setTimeout(() => {
      if (!this.#leading && !this.#gone.signal.aborted) this.#queue(true)
    }, answersIn)
    this.#say({ kind: 'ask' })
  }

  #say(said: Said): void {
    if (!this.#gone.signal.aborted) this.#channel?.postMessage(said)
  }
}

const hubs = new Map<string, LiveHub>()

/** Follows a workspace's conversations along the one stream of this browser. */
export function followLive(
  scope: LiveScope,
  listener: LiveListener,
): { leave: () => void; retry: () => void } {
  const key = JSON.stringify([scope.region, scope.workspaceId, scope.email])
  const hub = hubs.get(key) ?? new LiveHub(scope)
  hubs.set(key, hub)
  const remove = hub.add(listener)
  return {
    retry: () => hub.retry(),
    leave() {
      remove()
      if (!hub.isIdle || hubs.get(key) !== hub) return
      hubs.delete(key)
      hub.stop()
    },
  }
}
