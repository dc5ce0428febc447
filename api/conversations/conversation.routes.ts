import {
  getModelTrouble,
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
import type { AnswerQuestion } from './answer-question.ts'
import { presentConversation, presentMemberMessage } from './conversation.presenter.ts'
import { createConversationRepository } from './conversation.repository.ts'
import { messagePage } from './message-page.ts'
import { createModelTroubles } from './model-troubles.ts'

/** Conversations as members see them, and the test chat with the draft. */
export function conversationRoutes(deps: Deps, answerQuestion: AnswerQuestion): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const repository = createConversationRepository(deps.stores)
  const troubles = createModelTroubles(deps)

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
      return ok(await messagePage(deps.stores, region, conversationId, call.query, presentMemberMessage))
    }),

    implement(sendTestMessage, async ({ params, body, request, authorise, emit, signal }) => {
      const { region } = params
      const agent = await loadAgent(params, authorise)
      const conversationId = body.conversationId ?? newId()
      const message = await answerQuestion({
        region,
        agent: presentAgent(agent),
        knowledgeRev: agent.knowledgeRev,
        conversationId,
        channel: 'test',
        text: body.text,
        address: request.ip,
        onDelta: (delta) => emit({ delta }),
        signal,
      })
      return ok({ conversationId, message: presentMemberMessage(message) })
    }),

    implement(getModelTrouble, async ({ params, authorise }) => {
      const { ID } = await loadAgent(params, authorise)
      // A trouble of a model that is not configured any more troubles nobody.
      const trouble = deps.responder.kind === 'local' ? null : await troubles.read(params.region, ID)
      return ok({ trouble })
    }),
  ]
}
