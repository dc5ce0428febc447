import { modelFailureText } from '#mocks/contracts/conversations/model-failure.ts'
import { pairsText } from '#mocks/contracts/knowledge/document.schema.ts'
import {
  checkKnowledgePair,
  checkKnowledgeQuestion,
  listKnowledgeScores,
  scoredQuestions,
} from '#mocks/contracts/knowledge/question.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { createLatestQuestions } from '../analytics/latest-questions.ts'
import { createAnswerRequest } from '../conversations/answer-request.ts'
import type { Question } from '../conversations/question.ts'
import { type Deps, unixNow } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import type { Passage } from '../knowledge-index/passage.ts'
import { toSearchQuery } from '../knowledge-index/search-query.ts'
import type { Services } from '../services.ts'
import { newId } from '../shared/secrets.ts'

/** Questions of visitors are scored for so long, in seconds. */
const askedSeconds = 90 * 24 * 60 * 60

/** Questions tried before anybody asks them: what is found, and how well it fits. */
export function questionRoutes(deps: Deps, services: Pick<Services, 'answerQuestion'>): Operation[] {
  const { requestOf, withMeaning } = createAnswerRequest(deps)
  const latestQuestions = createLatestQuestions(deps.stores)
  const loadAgent = createLoadAgent(deps.stores)
  const search = (region: Region, agent: AgentDoc, text: string) =>
    deps.knowledge.search({
      ...agentKnowledge(deps.stores, region, agent, agent.knowledgeRev),
      query: toSearchQuery(text, []),
      topChunks: agent.vg_kbTopChunks,
    })

  /** Whether a model writes the answers of the chat. */
  const isModel = () => deps.responder.kind !== 'local'

  /** What the knowledge alone answers with some passages. */
  async function answerOf(agent: AgentDoc, text: string, passages: Passage[], signal: AbortSignal) {
    const asked = {
      title: agent.title,
      systemPrompt: '',
      model: '',
      temperature: 0,
      maxTokens: agent.vg_maxTokens,
      lang: agent.lang,
      ifKnowsThreshold: agent.ifKnowsThreshold,
    }
    let said = { text: '', known: false }
    for await (const event of deps.localResponder.reply({
      agent: asked,
      history: [],
      text,
      passages,
      signal,
    }))
      if (event.type === 'done') said = event
    return said
  }

  return [
    implement(checkKnowledgePair, async ({ params: { region, agentId }, body: pair, authorise, signal }) => {
      const agent = await loadAgent({ region, agentId }, authorise)
      const known = agentKnowledge(deps.stores, region, agent, agent.knowledgeRev)
      const wanted = { ID: 'wanted', name: pair.question, url: null, content: pairsText([pair]) }
      const query = toSearchQuery(pair.question, [])
      const passages = await deps.knowledge.try({ ...known, query, topChunks: agent.vg_kbTopChunks }, [
        wanted,
      ])
      const said = await answerOf(agent, pair.question, passages, signal)
      const now = await search(region, agent, pair.question)
      const before = await answerOf(agent, pair.question, now, signal)
      return ok({
        answer: said.text,
        known: said.known,
        before: { answer: before.text, known: before.known },
        model: isModel(),
      })
    }),

    implement(checkKnowledgeQuestion, async ({ params, body: { text }, request, authorise, signal }) => {
      const doc = await loadAgent(params, authorise)
      const { ifKnowsThreshold } = doc
      const question: Question = {
        region: params.region,
        agent: { ...presentAgent(doc), recordChatHistory: false },
        knowledgeRev: doc.knowledgeRev,
        conversationId: newId(),
        channel: 'test',
        text,
        address: request.ip,
        onDelta: () => {},
        once: true,
        callsTools: false,
        signal,
      }
      const { passages } = await withMeaning(question, await requestOf(question, []))
      const said = await services.answerQuestion(question)
      const model = isModel()
      const reads = model && !said.instead
      const best = passages.reduce((top, { score }) => Math.max(top, score), 0)
      return ok({
        answer: said.text,
        known: said.known,
        ifKnowsThreshold,
        model,
        problem: said.instead ? `${modelFailureText(said.instead)}.` : '',
        passages: passages.map(({ docId, title, url, headings, text: held, score }) => ({
          documentId: docId.slice(params.agentId.length + 1),
          name: title,
          url: url ?? null,
          headings,
          text: held,
          score,
          // A model reads them all; without one the best answers alone.
          used: reads || (score > 0 && score === best && score >= ifKnowsThreshold),
        })),
      })
    }),

    implement(listKnowledgeScores, async ({ params: { region, agentId }, authorise }) => {
      const agent = await loadAgent({ region, agentId }, authorise)
      const before = unixNow(deps) + 1
      const asked = await latestQuestions(
        region,
        agentId,
        { from: before - askedSeconds, before },
        scoredQuestions,
      )
      const from = new Map<string, 'suggested' | 'visitors'>()
      for (const text of agent.vg_initMessages) from.set(text, 'suggested')
      for (const { text } of asked) if (!from.has(text)) from.set(text, 'visitors')
      const items = []
      for (const [text, whose] of from) {
        const passages = await search(region, agent, text)
        items.push({ text, score: passages.reduce((top, { score }) => Math.max(top, score), 0), from: whose })
      }
      return ok({ items })
    }),
  ]
}
