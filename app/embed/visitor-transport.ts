import type { SendOptions, Transport, TransportMessage } from '#features/widget/widget.types.ts'
import type { AnswerRating } from '#mocks/contracts/conversations/answer-rating.ts'
import type { AttachedFile } from '#mocks/contracts/conversations/attachment.schema.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { readAnswer, readBody } from './read-answer.ts'
import { loadedFrom, visitedAddress } from './visited-address.ts'
import { forgetToken, keepToken, keptToken, tellTabs } from './visitor-token.ts'

/** Pages of earlier messages read at most, of 100 messages each. */
const historyPages = 10

/** What an agent wants of its visitors' browsers. @default nothing */
export type VisitorOptions = Partial<
  Pick<PublicAgent, 'syncBrowser' | 'listenForUrlChanges' | 'lang' | 'ratings'>
>

/**
 * A visitor's conversation with a published agent. The session starts with the first message, and starts again,
 * once, when it has run out meanwhile. `agentUrl` is `/api/{region}/public/agents/{id}`.
 */
export function visitorTransport(
  agentUrl: string,
  { syncBrowser: shared = false, listenForUrlChanges = false, lang = 'en', ratings }: VisitorOptions = {},
): Transport {
  let token = keptToken(agentUrl, shared)
  let stopLive: (() => void) | undefined
  /** How often it was left: what was under way then follows nothing any more. */
  let left = 0

  function authorised(accept: string) {
    return { Accept: accept, Authorization: `Bearer ${token}` }
  }

  function dropToken() {
    token = undefined
    stop()
    forgetToken(agentUrl, shared)
  }

  function stop() {
    stopLive?.()
    stopLive = undefined
  }

  async function startSession(signal: AbortSignal) {
    const session = await readBody<{ token: string }>(
      await fetch(`${agentUrl}/sessions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        signal,
      }),
    )
    token = session.token
    keepToken(agentUrl, token, shared)
  }

  /** What happens by others is followed from the first message on, by what is loaded then. */
  async function live({ onLive, onNews }: Pick<SendOptions, 'onLive' | 'onNews'> = {}) {
    if (!onLive || !token || stopLive) return
    const begins = () => {}
    stopLive = begins
    const { followVisit } = await import('./visitor-live.ts').catch(() => ({ followVisit: undefined }))
    if (stopLive !== begins) return
    // Without it the conversation goes on as it is; the next message tries again.
    stopLive = followVisit?.({
      agentUrl,
      lang,
      token: () => token,
      history: read,
      shown: (message) => shown(message),
      drawn,
      onLive,
      onNews,
    })
  }

  /** Where answers can be rated, what draws the thumbs comes with the first of them. */
  let shown = (message: TransportMessage) => message

  async function rated() {
    if (ratings === false) return
    const { withRatings } = await import('./visitor-ratings.tsx').catch(() => ({ withRatings: undefined }))
    if (withRatings) shown = (message) => withRatings(message, lang, rate)
  }

  async function rate(messageId: string, rating: AnswerRating | null) {
    const response = await fetch(`${agentUrl}/ratings`, {
      method: 'POST',
      headers: { ...authorised('application/json'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ messageId, rating }),
    })
    return readBody(response)
  }

  /** Lines about the course say something in the visitor's words, which are loaded for the first of them. */
  async function worded(messages: Message[]): Promise<TransportMessage[]> {
    if (!messages.some(({ notice }) => notice)) return messages
    const { withLine } = await import('./visitor-live.ts')
    return messages.map((message) => withLine(message, lang))
  }

  /** Files are shown by what is loaded with the first of them. */
  async function drawn(messages: TransportMessage[]): Promise<TransportMessage[]> {
    if (!messages.some(({ attachments }) => attachments)) return messages
    const { withAttachments } = await import('./visitor-attachments.tsx')
    return messages.map((message) => withAttachments(message, { lang, read: readFile }))
  }

  async function readFile(id: string): Promise<AttachedFile> {
    return readBody(await fetch(`${agentUrl}/attachments/${id}`, { headers: authorised('application/json') }))
  }

  async function read(): Promise<TransportMessage[]> {
    const messages: Message[] = []
    let cursor = ''
    for (let page = 0; token && page < historyPages; page++) {
      const response = await fetch(`${agentUrl}/messages?limit=100${cursor}`, {
        headers: authorised('application/json'),
      })
      if (response.status === 401) dropToken()
      if (response.status === 401 || response.status === 404) break
      const { items, nextCursor } = await readBody<{ items: Message[]; nextCursor: string | null }>(response)
      messages.push(...items)
      if (!nextCursor) break
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`
    }
    if (messages.length > 0) await rated()
    return (await drawn(await worded(messages))).map((message) => shown(message))
  }

  async function post(said: object, signal: AbortSignal) {
    // Another tab may have begun.
    if (shared) token ??= keptToken(agentUrl, shared)
    if (!token) await startSession(signal)
    return fetch(`${agentUrl}/messages`, {
      method: 'POST',
      headers: { ...authorised('application/x-ndjson'), 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
      signal,
    })
  }

  return {
    async send(text, options) {
      const { signal, values, clientId } = options
      const before = left
      const drawing = rated()
      const page = listenForUrlChanges ? await visitedAddress() : loadedFrom()
      const said = { text, values, page, clientId }
      let response = await post(said, signal)
      if (response.status === 401) {
        dropToken()
        response = await post(said, signal)
      }
      const answer = await readAnswer(response, options)
      if (shared) tellTabs(agentUrl)
      if (left === before) void live(options)
      await drawing
      return { ...answer, message: shown(answer.message) }
    },

    leave() {
      left += 1
      stop()
    },

    async history(options) {
      const before = left
      const messages = await read()
      if (messages.length > 0 && left === before) void live(options)
      return messages
    },
  }
}
