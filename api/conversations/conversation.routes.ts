import {
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { newId } from '../shared/secrets.ts'
import { latestFirst, listPage, presentPage } from '../store/list.ts'
import { createAnswerQuestion } from './answer-question.ts'
import { presentConversation } from './conversation.presenter.ts'
import { createConversationRepository } from './conversation.repository.ts'
import { messagePage } from './message-page.ts'

/** Conversations as members see them, and the test chat with the draft. */
export function conversationRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const repository = createConversationRepository(deps.stores)
  const answerQuestion = createAnswerQuestion(deps)

  return [
    implement(listConversations, async (call) => {
      const { region, agentId } = call.params
      await loadAgent(call.params, call.authorise)
      const page = await listPage(repository.conversations(region), {
        filter: { agentId },
        order: latestFirst('lastMessageAt'),
        query: call.query,
      })
      return ok(presentPage(page, presentConversation))
    }),

    implement(listMessages, async (call) => {
      const { region, agentId, conversationId } = call.params
      await loadAgent(call.params, call.authorise)
      const conversation = await repository.conversations(region).findOne({ _id: conversationId })
      if (conversation?.agentId !== agentId) throw notFound()
      return ok(await messagePage(deps.stores, region, conversationId, call.query))
    }),

    implement(sendTestMessage, async ({ params, body, authorise, emit, signal }) => {
      const { region } = params
      const agent = await loadAgent(params, authorise)
      return ok(
        await answerQuestion({
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
