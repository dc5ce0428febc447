import { noRatings, rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import { createFigureMarks } from '../analytics/figure-marks.ts'
import { presentMessage } from '../conversations/conversation.presenter.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createAnnounce } from '../live/announce.ts'
import type { PublishedAgents } from './published-agents.ts'

/** What visitors think of the answers they got. */
export function ratingRoutes(
  deps: Pick<Deps, 'stores' | 'now' | 'log'>,
  published: PublishedAgents,
): Operation[] {
  const { conversations, messages, recountDisliked } = createConversationRepository(deps.stores)
  const announce = createAnnounce(deps)
  const marks = createFigureMarks(deps)

  return [
    implement(rateAnswer, async ({ params, body, principal, authorise }) => {
      const { region, agentId } = params
      authorise({ agentId })
      const found = await published(region, agentId)
      if (!found) throw notFound()
      if (found.publicAgent.ratings === false) throw new HttpError(403, { message: noRatings })
      const { conversationId } = principal
      const { messageId, rating } = body
      const own = { _id: messageId, conversationId, agentId, role: 'assistant' } as const
      const [answer, conversation] = await Promise.all([
        messages(region).findOne(own),
        conversations(region).findOne({ _id: conversationId }),
      ])
      if (!answer || !conversation) throw notFound()
      const before = await marks.during(region, agentId, answer.ts, () =>
        messages(region).findOneAndUpdate(
          own,
          rating === null ? { $unset: { rating: true } } : { $set: { rating } },
          { returnDocument: 'before' },
        ),
      )
      if (!before) throw notFound()
      await recountDisliked(region, conversationId)
      const { rating: _, ...answered } = before
      const rated = { ...answered, ...(rating && { rating }) }
      await announce.message(region, conversation, rated)
      return ok(presentMessage(rated))
    }),
  ]
}
