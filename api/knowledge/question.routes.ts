import { pairsText } from '#mocks/contracts/knowledge/document.schema.ts'
import {
  checkKnowledgePair,
  checkKnowledgeQuestion,
  listKnowledgeScores,
} from '#mocks/contracts/knowledge/question.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import type { Passage } from '../knowledge-index/passage.ts'
import { toSearchQuery } from '../knowledge-index/search-query.ts'

/** Questions tried before anybody asks them: what is found, and how well it fits. */
export function questionRoutes(deps: Deps): Operation[] {
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

    implement(
      checkKnowledgeQuestion,
      async ({ params: { region, agentId }, body: { text }, authorise, signal }) => {
        const agent = await loadAgent({ region, agentId }, authorise)
        const { ifKnowsThreshold } = agent
        const passages = await search(region, agent, text)
        const said = await answerOf(agent, text, passages, signal)
        const model = isModel()
        const best = passages.reduce((top, { score }) => Math.max(top, score), 0)
        return ok({
          answer: said.text,
          known: said.known,
          ifKnowsThreshold,
          model,
          passages: passages.map(({ docId, title, url, headings, text: held, score }) => ({
            documentId: docId.slice(agentId.length + 1),
            name: title,
            url: url ?? null,
            headings,
            text: held,
            score,
            // A model reads them all; without one the best answers alone.
            used: model || (score > 0 && score === best && score >= ifKnowsThreshold),
          })),
        })
      },
    ),

    implement(listKnowledgeScores, async ({ params: { region, agentId }, authorise }) => {
      const agent = await loadAgent({ region, agentId }, authorise)
      const items: { text: string; score: number }[] = []
      for (const text of agent.vg_initMessages) {
        const passages = await search(region, agent, text)
        items.push({ text, score: passages.reduce((top, { score }) => Math.max(top, score), 0) })
      }
      return ok({ items })
    }),
  ]
}
