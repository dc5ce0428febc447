import { type DayRange, readRange } from '#mocks/contracts/analytics/figure-range.ts'
import { getFigures, getQuestionGroups, getUsage } from '#mocks/contracts/analytics/figures.contract.ts'
import type { AgentFigures, UsedSource } from '#mocks/contracts/analytics/figures.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createKnowledgeRepository } from '../knowledge/knowledge.repository.ts'
import { createGroupQuestions } from './group-questions.ts'
import { createReadFigures } from './read-figures.ts'
import { createWithAnswers } from './with-answers.ts'

/** Figures of agents. */
export function figureRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const { documents } = createKnowledgeRepository(deps.stores)
  const { figures, usage } = createReadFigures(deps)
  const groupQuestions = createGroupQuestions(deps)
  const withAnswers = createWithAnswers(deps)

  /** Pages among an agent's documents that no answer of a range named. */
  async function neverUsed(
    region: Region,
    agentId: string,
    used: readonly UsedSource[],
  ): Promise<AgentFigures['neverUsed']> {
    const urls = new Set(used.map(({ url }) => url))
    const found = await documents(region)
      .find<{ _id: string; name: string; url: string | null }>(
        { agentId },
        { projection: { name: 1, url: 1 }, sort: { _id: 1 } },
      )
      .toArray()
    return found.flatMap(({ _id, name, url }) =>
      url === null || urls.has(url) ? [] : [{ id: _id.slice(agentId.length + 1), name, url }],
    )
  }

  return [
    implement(getFigures, async ({ params, query, authorise }) => {
      const { region, agentId } = params
      const agent = await loadAgent(params, authorise)
      const told = await figures(region, agentId, rangeOf(query))
      return ok({
        ...told,
        countries: agent.enableGeoAnalytics ? told.countries : null,
        neverUsed: await neverUsed(region, agentId, told.sources),
      })
    }),

    implement(getQuestionGroups, async ({ params, query, authorise }) => {
      await loadAgent(params, authorise)
      const { region, agentId } = params
      const { read, groups } = await groupQuestions(region, agentId, rangeOf(query))
      return ok({ read, groups: await withAnswers(region, agentId, groups) })
    }),

    implement(getUsage, async ({ params, query, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await usage(params.region, params.agentId, rangeOf(query)))
    }),
  ]
}

function rangeOf(query: { from: string; to: string }): DayRange {
  const range = readRange(query)
  if ('status' in range) throw refused(range)
  return range
}
