import type { Transport } from '#features/widget/widget.types.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { readAnswer, readBody } from './read-answer.ts'
import { forgetToken, keepToken, keptToken } from './visitor-token.ts'

/** Pages of earlier messages read at most, of 100 messages each. */
const historyPages = 10

/**
 * A visitor's conversation with a published agent. The session starts with the first message, and starts again,
 * once, when it has run out meanwhile. `agentUrl` is `/api/{region}/public/agents/{id}`.
 */
export function visitorTransport(agentUrl: string): Transport {
  let token = keptToken(agentUrl)

  function authorised(accept: string) {
    return { Accept: accept, Authorization: `Bearer ${token}` }
  }

  function dropToken() {
    token = undefined
    forgetToken(agentUrl)
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
    keepToken(agentUrl, token)
  }

  async function post(text: string, signal: AbortSignal) {
    if (!token) await startSession(signal)
    return fetch(`${agentUrl}/messages`, {
      method: 'POST',
      headers: { ...authorised('application/x-ndjson'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal,
    })
  }

  return {
    async send(text, { onDelta, signal }) {
      let response = await post(text, signal)
      if (response.status === 401) {
        dropToken()
        response = await post(text, signal)
      }
      return readAnswer(response, onDelta)
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
