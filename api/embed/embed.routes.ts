import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { createAnswerQuestion } from '../conversations/answer-question.ts'
import { messagePage } from '../conversations/message-page.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { PublishedAgents } from './published-agents.ts'
import { type VisitorTokens, visitorSeconds } from './visitor-tokens.ts'

/** What visitors of an embedded agent call. */
export function embedRoutes(deps: Deps, published: PublishedAgents, visitors: VisitorTokens): Operation[] {
  const answerQuestion = createAnswerQuestion(deps)

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

    implement(sendVisitorMessage, async ({ params, body, principal, authorise, emit, signal }) => {
      const { region, agentId } = params
      authorise({ agentId })
      const found = await published(region, agentId)
      if (!found) throw notFound()
      return ok(
        await answerQuestion({
          region,
          agent: found.agent,
          knowledgeRev: found.knowledgeRev,
          conversationId: principal.conversationId,
          channel: 'widget',
          text: body.text,
          onDelta: (delta) => emit({ delta }),
          signal,
        }),
      )
    }),

    implement(listVisitorMessages, async ({ params, query, principal, authorise }) => {
      authorise({ agentId: params.agentId })
      if (!(await published(params.region, params.agentId))) throw notFound()
      return ok(await messagePage(deps.stores, params.region, principal.conversationId, query))
    }),
  ]
}
