import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { visitedPage } from '#mocks/contracts/embed/visited-page.ts'
import { createAgentBudgets } from '../conversations/agent-budgets.ts'
import type { AnswerQuestion } from '../conversations/answer-question.ts'
import { presentMessage, presentToVisitor } from '../conversations/conversation.presenter.ts'
import type { MessageDoc } from '../conversations/conversation.repository.ts'
import { messagePage } from '../conversations/message-page.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { PublishedAgents } from './published-agents.ts'
import { type VisitorTokens, visitorSeconds } from './visitor-tokens.ts'

/** What visitors of an embedded agent call. */
export function embedRoutes(
  { stores, now }: Pick<Deps, 'stores' | 'now'>,
  published: PublishedAgents,
  visitors: VisitorTokens,
  answerQuestion: AnswerQuestion,
): Operation[] {
  const budgets = createAgentBudgets({ stores, now })
  return [
    implement(getPublicAgent, async ({ params }) => {
      const found = await published(params.region, params.agentId)
      if (!found) throw notFound()
      return ok(found.publicAgent)
    }),

    implement(createVisitorSession, async ({ params }) => {
      const found = await published(params.region, params.agentId)
      if (!found) throw notFound()
      return ok({ token: visitors.issue(params.region, params.agentId), expiresIn: visitorSeconds })
    }),

    implement(sendVisitorMessage, async ({ params, body, principal, request, authorise, emit, signal }) => {
      const { region, agentId } = params
      authorise({ agentId })
      const found = await published(region, agentId)
      if (!found) throw notFound()
      const { conversationId } = principal
      const { agent } = found
      await budgets.takeMessage({ region, agent }, request.ip)
      const message = await answerQuestion({
        region,
        agent,
        knowledgeRev: await published.knowledgeRev(region, agentId),
        conversationId,
        channel: 'widget',
        text: body.text,
        values: body.values,
        page: visitedPage(body.page),
        clientId: body.clientId,
        address: request.ip,
        userAgent: request.userAgent ?? undefined,
        ...(agent.enableGeoAnalytics && { country: request.country ?? undefined }),
        onDelta: (delta) => emit({ delta }),
        onLookingUp: () => emit({ delta: '', lookingUp: true }),
        signal,
      })
      // What comes of a question is the question or its answer, never a line about the course.
      return ok({ conversationId, message: presentToVisitor(agent, message) ?? presentMessage(message) })
    }),

    implement(listVisitorMessages, async ({ params, query, principal, authorise }) => {
      authorise({ agentId: params.agentId })
      const found = await published(params.region, params.agentId)
      if (!found) throw notFound()
      const present = (message: MessageDoc) => presentToVisitor(found.agent, message)
      const { items, nextCursor } = await messagePage(
        stores,
        params.region,
        principal.conversationId,
        query,
        present,
      )
      return ok({ items: items.filter((item) => item !== null), nextCursor })
    }),
  ]
}
