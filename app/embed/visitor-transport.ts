import type { Transport } from '#features/widget/widget.types.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { readAnswer, readBody } from './read-answer.ts'
import { loadedFrom, visitedAddress } from './visited-address.ts'
import { forgetToken, keepToken, keptToken, tellTabs } from './visitor-token.ts'

/** Pages of earlier messages read at most, of 100 messages each. */
const historyPages = 10

/** What an agent wants of its visitors' browsers. @default nothing */
export type VisitorOptions = Partial<Pick<PublicAgent, 'syncBrowser' | 'listenForUrlChanges'>>

/**
 * A visitor's conversation with a published agent. The session starts with the first message, and starts again,
 * once, when it has run out meanwhile. `agentUrl` is `/api/{region}/public/agents/{id}`.
 */
export function visitorTransport(
  agentUrl: string,
  { syncBrowser: shared = false, listenForUrlChanges = false }: VisitorOptions = {},
): Transport {
  let token = keptToken(agentUrl, shared)

  function authorised(accept: string) {
    return { Accept: accept, Authorization: `Bearer ${token}` }
  }

  function dropToken() {
    token = undefined
    forgetToken(agentUrl, shared)
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
      const { signal, values } = options
      const page = listenForUrlChanges ? await visitedAddress() : loadedFrom()
      const said = { text, values, page }
      let response = await post(said, signal)
      if (response.status === 401) {
        dropToken()
        response = await post(said, signal)
      }
      const answer = await readAnswer(response, options)
      if (shared) tellTabs(agentUrl)
      return answer
    },

    async history() {
      const messages: Message[] = []
      let cursor = ''
      for (let page = 0; token && page < historyPages; page++) {
        const response = await fetch(`${agentUrl}/messages?limit=100${cursor}`, {
          headers: authorised('application/json'),
        })
        if (response.status === 401) dropToken()
        if (response.status === 401 || response.status === 404) break
        const { items, nextCursor } = await readBody<{ items: Message[]; nextCursor: string | null }>(
          response,
        )
        messages.push(...items)
        if (!nextCursor) break
        cursor = `&cursor=${encodeURIComponent(nextCursor)}`
      }
      return messages
    },
  }
}
