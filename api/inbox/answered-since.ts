import { questionKey } from '#mocks/contracts/analytics/answered-question.ts'
import { unknownAnswers } from '#mocks/contracts/analytics/unknown-answers.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { questionHash } from '../analytics/question-hash.ts'
import { createWithAnswers } from '../analytics/with-answers.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'

/** The latest messages that are looked through. */
const mostLooked = 500

/** Which answers of a conversation, in which the agent did not know, its knowledge answers by now. */
export function createAnsweredSince({ stores }: Pick<Deps, 'stores'>) {
  const { latest } = createConversationRepository(stores)
  const withAnswers = createWithAnswers({ stores })

  return async function answeredSince(
    region: Region,
    { _id, agentId, unknownAnswers: many }: Pick<ConversationDoc, '_id' | 'agentId' | 'unknownAnswers'>,
  ): Promise<string[]> {
    if (many === 0) return []
    const said = await latest(region, _id, mostLooked)
    const asked = unknownAnswers(said.map((each) => ({ ...each, known: each.known ?? true })))
    const found = await withAnswers(
      region,
      agentId,
      asked.map(({ answer, question }) => ({
        id: answer._id,
        hashes: [questionHash(questionKey(cutText(question.text, questionLimit)))],
      })),
    )
    return found.filter(({ answeredBy }) => answeredBy !== null).map(({ id }) => id)
  }
}
