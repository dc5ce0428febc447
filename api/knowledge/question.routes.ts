import { checkKnowledgeQuestion, listKnowledgeScores } from '#mocks/contracts/knowledge/question.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
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

  return [
    implement(
      checkKnowledgeQuestion,
      async ({ params: { region, agentId }, body: { text }, authorise, signal }) => {
        const agent = await loadAgent({ region, agentId }, authorise)
        const { ifKnowsThreshold, lang } = agent
        const passages = await search(region, agent, text)
        const asked = {
          title: agent.title,
          systemPrompt: '',
          model: '',
          temperature: 0,
          maxTokens: agent.vg_maxTokens,
          lang,
          ifKnowsThreshold,
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
        const model = deps.responder.kind !== 'local'
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
