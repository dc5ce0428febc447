import {
  checkKnowledgePair,
  checkKnowledgeQuestion,
  listKnowledgeScores,
  scoredQuestions,
} from '#mocks/contracts/knowledge/question.contract.ts'
import { loadMockAgent, type MockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { mockDocuments, mockText } from './mock-documents.ts'

/** Questions tried: the mocks score a document by the share of a question's words it holds. */
export function questionHandlers(db: MockDb) {
  function search(agentId: string, question: string) {
    const words = (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []) as string[]
    return mockDocuments(db, agentId)
      .filter(({ status }) => status === 'SUCCESS')
      .map((card) => {
        const text = mockText(db, agentId, card)
        const held = `${card.name} ${text}`.toLowerCase()
        const score =
          words.length === 0 ? 0 : words.filter((word) => held.includes(word)).length / words.length
        return { card, text: text.slice(0, 600), score }
      })
      .sort((a, b) => b.score - a.score)
  }

  function answerOf({ ifKnowsThreshold }: MockAgent, [best]: ReturnType<typeof search>) {
    const known = best !== undefined && best.score > 0 && best.score >= ifKnowsThreshold
    return { answer: known ? best.text : 'I do not know that.', known }
  }

  return [
    mockHandler(db, checkKnowledgeQuestion, ({ params: { agentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const found = search(agentId, body.text).slice(0, agent.vg_kbTopChunks)
      const answered = answerOf(agent, found)
      return mockOk({
        ...answered,
        ifKnowsThreshold: agent.ifKnowsThreshold,
        model: false,
        problem: '',
        passages: found.map(({ card, text, score }, index) => ({
          documentId: card.ID,
          name: card.name,
          url: card.url,
          headings: [],
          text,
          score,
          used: answered.known && index === 0,
        })),
      })
    }),

    mockHandler(db, checkKnowledgePair, ({ params: { agentId }, body, authorise }) => {
      const before = answerOf(loadMockAgent(db, agentId, authorise), search(agentId, body.question))
      return mockOk({ answer: body.answer, known: true, before, model: false })
    }),

    mockHandler(db, listKnowledgeScores, ({ params: { agentId }, authorise }) => {
      const { vg_initMessages } = loadMockAgent(db, agentId, authorise)
      const asked = db.analytics.groups.groups.map(({ question }) => question).slice(0, scoredQuestions)
      const score = (text: string) => search(agentId, text)[0]?.score ?? 0
      return mockOk({
        items: [
          ...vg_initMessages.map((text) => ({ text, score: score(text), from: 'suggested' as const })),
          ...asked
            .filter((text) => !vg_initMessages.includes(text))
            .map((text) => ({ text, score: score(text), from: 'visitors' as const })),
        ],
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const questionScenarios = scenariosOf({
  question: checkKnowledgeQuestion,
  pair: checkKnowledgePair,
  scores: listKnowledgeScores,
})
