import { type FollowState, follow } from '#features/shared/live/follow.ts'
import { arrived, caughtUp, handed, removed, typing } from '#features/widget/live-news.ts'
import type { LiveChange, TransportMessage } from '#features/widget/widget.types.ts'
import { listedWords } from '#mocks/contracts/conversations/attachment-words.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { liveWords } from '#mocks/contracts/embed/widget-words/live.ts'
import type { VisitorLiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { readHostMessage } from './frame-messages.ts'
import { takeTurn } from './take-turn.ts'

/** A visitor's conversation that is followed. */
export interface Visit {
  /** `/api/{region}/public/agents/{id}`. */
  agentUrl: string
  /** The agent's language. */
  lang: string
  token: () => string | undefined
  /** Reads all of it, to begin with and where something was missed. */
  history: () => Promise<TransportMessage[]>
  /** A message as it is put on screen. */
  shown: (message: TransportMessage) => TransportMessage
  /** Messages with their files, once what draws them is loaded. Rejects where it cannot be. */
  drawn: (messages: TransportMessage[]) => Promise<TransportMessage[]>
  /** Told of each message a person wrote. */
  onNews?: (() => void) | undefined
  onLive: (change: LiveChange) => void
}

/** Somebody who types is said to for so long, in milliseconds; a little longer than from one word of it to the next. */
const typingShownMs = 6000
/** What could not be shown yet is tried again after so many milliseconds. */
const lateMs = 1000
/** People are told that the visitor types so often, in milliseconds. */
const typingSaidMs = 3000
/** Places for streams of sessions people look at, with whichever agent. */
const streamPlaces = ['vg live 1', 'vg live 2']

/**
 * Follows a visitor's conversation while its panel is open, and closed as long as a person answers: what people write
 * arrives, and both sides see each other type. The answer ends it.
 */
export function followVisit({
  agentUrl,
  lang,
  token,
  history,
  shown: present,
  drawn,
  onLive,
  onNews,
}: Visit): () => void {
  const over = new AbortController()
  let stream: AbortController | undefined
  /** It asks again and again instead. */
  let isPolled = false
  let shown: ReturnType<typeof setTimeout> | undefined
  let withPerson = false
  let hidden = false
  let saidAt = 0
  /** How many messages of people are known; undefined until they were read. */
  let ofPeople: number | undefined
  /** Its place among the visitor's other windows. */
  let turn: AbortController | undefined
  /** The session among others, and nothing that opens it. */
  const session = `vg live ${token()?.slice(-32)}`
  const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel(session) : undefined
  const headers = () => ({ Authorization: `Bearer ${token()}` })

  async function catchUp() {
    try {
      const messages = await history()
      if (over.signal.aborted) return
      onLive(caughtUp(messages))
      const found = messages.filter(({ role }) => role === 'member').length
      if (found > (ofPeople ?? found)) onNews?.()
      ofPeople = found
    } catch {
      // What is missing comes with the next event or the next look.
    }
  }

  /** An answer that comes while another one is awaited, as to who was handed back, is tried again until that is there. */
  function show(message: TransportMessage) {
    let isLate = false
    onLive((state) => {
      isLate = state.phase === 'answering' && message.role === 'assistant'
      return arrived(message)(state)
    })
    setTimeout(() => isLate && !over.signal.aborted && show(message), lateMs)
  }

  function arrive(message: TransportMessage) {
    const { attachments } = message
    if (!attachments) return show(message)
    drawn([message])
      // What cannot be drawn is named.
      .catch(() => [{ ...message, note: listedWords('', attachments) }])
      .then((whole) => {
        if (whole[0] && !over.signal.aborted) onLive(arrived(whole[0]))
      })
  }

  function hear({ id, type, message, state, name }: VisitorLiveEvent) {
    if (type === 'reset') return void catchUp()
    if (type === 'removed') {
      withPerson = false
      onLive(removed(withLine(backWithAgent(id), lang)))
    }
    if (state) {
      withPerson = state === 'waiting' || state === 'member'
      onLive(handed(withPerson))
    }
    clearTimeout(shown)
    if (type === 'typing') {
      onLive(typing(name ?? ''))
      shown = setTimeout(() => onLive(typing('')), typingShownMs)
    } else if (message) arrive(present(withLine(message, lang)))
    if (message?.role === 'member') {
      if (ofPeople !== undefined) ofPeople += 1
      onNews?.()
    }
    closeUnseen()
  }

  /** What this window is told is told to those that listen. */
  function tell(event: VisitorLiveEvent) {
    if (!document.hidden) windows?.postMessage(event)
    hear(event)
  }

  function open(polls = false) {
    if (over.signal.aborted || (stream && polls === isPolled)) return
    close()
    stream = new AbortController()
    isPolled = polls
    let isFirst = true
    void follow<VisitorLiveEvent>({
      url: `${agentUrl}/live`,
      headers,
      onEvent: tell,
      onState(state: FollowState) {
        // What happened before it was connected is read once, by those it was not told to as well.
        if (isFirst && (state === 'live' || state === 'polling')) {
          isFirst = false
          tell({ id: '', type: 'reset' })
        }
      },
      polls,
      signal: stream.signal,
    })
  }

  function close() {
    stream?.abort()
    stream = undefined
  }

  /** A closed panel is told of what a person writes, and of nothing else. */
  const isWanted = () => !hidden || withPerson

  function closeUnseen() {
    if (!isWanted()) sleep()
  }

  /**
   * A browser opens few connections to one server. Of a session's windows that people look at, one follows and tells the
   * others; of those nobody looks at, one follows, and the next after it.
   */
  function followInTurn() {
    turn?.abort()
    if (!isWanted()) return
    turn = new AbortController()
    const { signal } = turn
    const taken = document.hidden
      ? takeTurn([`vg live ${agentUrl}`], signal, { comes: open, waits: close })
      : takeTurn([session], signal, { comes: () => followSeen(signal), waits: listen })
    // Where a browser keeps locks from frames, each of them has a stream.
    taken.catch(() => signal.aborted || open())
  }

  /** A few sessions have a stream, the others ask again and again until one of those is over. */
  function followSeen(signal: AbortSignal) {
    void takeTurn(streamPlaces, signal, { comes: open, waits: () => open(true) })
  }

  /** Another window follows; what it told before is read. */
  function listen() {
    close()
    void catchUp()
  }

  /** A page the browser puts to sleep leaves its place to one that is awake. */
  function sleep() {
    turn?.abort()
    close()
  }

  if (windows) {
    // Whoever follows itself hears nothing twice.
    windows.onmessage = ({ data }) => !stream && !document.hidden && isWanted() && hear(data)
  }
  document.addEventListener('visibilitychange', followInTurn, { signal: over.signal })
  document.addEventListener('freeze', sleep, { signal: over.signal })
  document.addEventListener('resume', followInTurn, { signal: over.signal })
  addEventListener(
    'message',
    (event) => {
      const message = readHostMessage(event, parent)
      if (!message) return
      hidden = message.widget === 'hidden'
      if (hidden) closeUnseen()
      else followInTurn()
    },
    { signal: over.signal },
  )
  addEventListener(
    'input',
    () => {
      const now = Date.now()
      if (!withPerson || now - saidAt < typingSaidMs) return
      saidAt = now
      fetch(`${agentUrl}/typing`, {
        method: 'POST',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: '{}',
      }).catch(() => undefined)
    },
    { signal: over.signal },
  )
  followInTurn()
  return () => {
    over.abort()
    sleep()
    windows?.close()
  }
}

/** Nobody is left to say it where the conversation is gone. */
function backWithAgent(eventId: string): Message {
  return {
    id: `removed-${eventId}`,
    role: 'notice',
    notice: { kind: 'handedBack', name: '' },
    blocks: [],
    sources: [],
    known: true,
    ts: Math.floor(Date.now() / 1000),
  }
}

/** A message with what it says to a visitor; only lines about the course need words. */
export function withLine(message: Message, lang: string): TransportMessage {
  const { notice } = message
  if (!notice) return message
  const line = liveWords(lang)[notice.minutes === undefined ? notice.kind : 'waitingMinutes']
  const value = notice.kind === 'waiting' ? String(notice.minutes) : notice.name
  return { ...message, line: line.replace(/\{(?:name|count)\}/, () => value) }
}
