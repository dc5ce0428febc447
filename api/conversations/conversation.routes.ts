import {
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { agentLoading } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { fromCursor, limitOf, toPage } from '../shared/cursor.ts'
import { newId } from '../shared/secrets.ts'
import { afterPage } from '../store/page.ts'
import { answering } from './answer.ts'
import { presentConversation } from './conversation.presenter.ts'
import { type ConversationDoc, conversationRepository } from './conversation.repository.ts'
import { messagePage } from './message-page.ts'

/** Conversations as members see them, and the test chat with the draft. */
export function conversationRoutes(deps: Deps): Operation[] {
  const load = agentLoading(deps.stores)
  const repository = conversationRepository(deps.stores)
  const answer = answering(deps)

  return [
    implement(listConversations, async (call) => {
      const { region, agentId } = call.params
      await load(call.params, call.authorise)
      const limit = limitOf(call.query)
      const after = fromCursor(call.query.cursor, ['number', 'string'])
      const docs = await repository
        .conversations(region)
        .find(
          {
            agentId,
            ...(after && afterPage<ConversationDoc>('lastMessageAt', -1, { value: after[0], id: after[1] })),
          },
          { sort: { lastMessageAt: -1, _id: -1 }, limit: limit + 1 },
        )
        .toArray()
      return ok(toPage(docs, limit, presentConversation, (doc) => [doc.lastMessageAt, doc._id]))
    }),

    implement(listMessages, async (call) => {
      const { region, agentId, conversationId } = call.params
      await load(call.params, call.authorise)
      const conversation = await repository.conversations(region).findOne({ _id: conversationId })
      if (conversation?.agentId !== agentId) throw notFound()
      return ok(await messagePage(deps.stores, region, conversationId, call.query))
    }),

    implement(sendTestMessage, async ({ params, body, authorise, emit, signal }) => {
      const { region } = params
      const agent = await load(params, authorise)
      return ok(
        await answer({
          region,
          agent: presentAgent(agent),
          knowledgeRev: agent.knowledgeRev,
          conversationId: body.conversationId ?? newId(),
          channel: 'test',
          text: body.text,
          onDelta: (delta) => emit({ delta }),
          signal,
        }),
      )
    }),
  ]
}
