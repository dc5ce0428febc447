import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import type { Transport, TransportMessage } from '#features/widget/widget.types.ts'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { modelFailureText } from '#mocks/contracts/conversations/model-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { ToolCalls } from '../tool-calls/tool-calls.tsx'
import { tellCurrentNode } from './current-node.ts'
import type { KeptConversation } from './kept-conversation.ts'

/** Pages of 100 messages that are read again; nobody scrolls further up. */
const mostPages = 10

/** Talks to the draft of an agent and goes on with the kept conversation (spec 2 §2.6). */
export function testChatTransport(
  params: { region: Region; agentId: string },
  kept: KeptConversation,
): Transport {
  const { agentId } = params
  return {
    async send(text, { onDelta, onLookingUp, values, signal }) {
      const answer = await call(sendTestMessage, {
        params,
        body: { text, values, conversationId: kept.read() },
        signal,
        onEvent({ delta, lookingUp, node }) {
          if (node !== undefined) tellCurrentNode(agentId, node)
          else if (lookingUp) onLookingUp?.()
          else onDelta(delta)
        },
      })
      kept.keep(answer.conversationId)
      tellCurrentNode(agentId, answer.message.nodes?.at(-1) ?? null)
      return { message: noted(answer.message) }
    },
    async history() {
      const conversationId = kept.read()
      if (conversationId === undefined) return []
      try {
        const items = await readAll({ ...params, conversationId })
        tellCurrentNode(agentId, items.at(-1)?.nodes?.at(-1) ?? null)
        return items.map(noted)
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error
        // It was deleted meanwhile: the next question starts a new one.
        kept.forget()
        return []
      }
    },
  }
}

async function readAll(params: {
  region: Region
  agentId: string
  conversationId: string
}): Promise<MemberMessage[]> {
  const messages: MemberMessage[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const { items, nextCursor } = await call(listMessages, { params, query: { limit: '100', cursor } })
    messages.push(...items)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return messages
}

/** Whoever tests an agent is told when its model did not answer. */
function noted({ instead, calls, nodes, values, ...rest }: MemberMessage): TransportMessage {
  const message = calls ? { ...rest, aside: <ToolCalls calls={calls} /> } : rest
  if (!instead) return message
  const reason = modelFailureText(instead)
  return { ...message, note: message.incomplete ? `${reason}.` : `${reason}: the knowledge alone answered.` }
}
