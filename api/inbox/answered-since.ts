import { questionKey } from '#mocks/contracts/analytics/answered-question.ts'
import { unknownAnswers } from '#mocks/contracts/analytics/unknown-answers.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { questionHash } from '../analytics/question-hash.ts'
import { createWithAnswers } from '../analytics/with-answers.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import type { Stores } from '../store/store.ts'

/** The latest messages of a conversation that are looked through. */
const mostLooked = 500
/** Conversations of which the last finding is kept. */
const mostKept = 5000

type Asked = Pick<ConversationDoc, '_id' | 'agentId' | 'series' | 'unknownAnswers'>

/** What was found of a conversation, and what of it and its agent's knowledge was so then. */
interface Found {
  when: string
  ids: string[]
}

const kept = new WeakMap<Stores, Map<string, Found>>()

/**
 * Which answers of conversations, in which the agent did not know, its knowledge answers by now. Found anew when the
 * knowledge changed or the agent did not know once more, so that lists ask as often as they like.
 */
export function createAnsweredSince(stores: Stores) {
  const { latest } = createConversationRepository(stores)
  const { agents } = createAgentRepository(stores)
  const withAnswers = createWithAnswers({ stores })
  const findings = kept.get(stores) ?? new Map<string, Found>()
  kept.set(stores, findings)

  async function find(
    region: Region,
    agentId: string,
    docs: readonly Asked[],
  ): Promise<Map<string, string[]>> {
    const asked = await Promise.all(
      docs.map(async ({ _id }) => {
        const said = await latest(region, _id, mostLooked)
        return unknownAnswers(said.map((each) => ({ ...each, known: each.known ?? true }))).map(
          ({ answer, question }) => ({
            of: _id,
            id: answer._id,
            hashes: [questionHash(questionKey(cutText(question.text, questionLimit)))],
          }),
        )
      }),
    )
    const found = new Map<string, string[]>(docs.map(({ _id }) => [_id, []]))
    for (const { of, id, answeredBy } of await withAnswers(region, agentId, asked.flat()))
      if (answeredBy !== null) found.get(of)?.push(id)
    return found
  }

  /** Ids of those answers by conversation. */
  return async function answeredSince(
    region: Region,
    docs: readonly Asked[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const answered = new Map<string, readonly string[]>()
    const asked = docs.filter((doc) => doc.unknownAnswers > 0)
    if (asked.length === 0) return answered
    const known = await agents(region)
      .find<{ ID: string; knowledgeRev?: number }>(
        { _id: { $in: [...new Set(asked.map(({ agentId }) => agentId))] } },
        { projection: { _id: 0, ID: 1, knowledgeRev: 1 } },
      )
      .toArray()
    for (const { ID, knowledgeRev = 0 } of known) {
      const whenOf = ({ series = '', unknownAnswers: many }: Asked) => `${knowledgeRev}:${series}:${many}`
      const its = asked.filter(({ agentId }) => agentId === ID)
      const due = its.filter((doc) => findings.get(doc._id)?.when !== whenOf(doc))
      const found = due.length > 0 ? await find(region, ID, due) : null
      for (const doc of its) {
        const ids = found?.get(doc._id) ?? findings.get(doc._id)?.ids ?? []
        answered.set(doc._id, ids)
        findings.delete(doc._id)
        findings.set(doc._id, { when: whenOf(doc), ids })
      }
    }
    for (const id of findings.keys()) {
      if (findings.size <= mostKept) break
      findings.delete(id)
    }
    return answered
  }
}
