import { answeredBy } from '#mocks/contracts/analytics/answered-question.ts'
import { readRange } from '#mocks/contracts/analytics/figure-range.ts'
import { getFigures, getQuestionGroups, getUsage } from '#mocks/contracts/analytics/figures.contract.ts'
import { getHome } from '#mocks/contracts/analytics/home.contract.ts'
import { answersIn } from '#mocks/contracts/live/answerers.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { answeringMocks } from '../knowledge/mock-documents.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'

/** Figures of agents. */
export function figureHandlers(db: MockDb) {
  return [
    mockHandler(db, getFigures, ({ params: { agentId }, query, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      assertRange(query)
      const figures = db.analytics.figuresOf(query.from, query.to)
      return mockOk({ ...figures, countries: agent.enableGeoAnalytics ? figures.countries : null })
    }),
    mockHandler(db, getQuestionGroups, ({ params: { agentId }, query, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      assertRange(query)
      const { read, groups } = db.analytics.groups
      const documents = answeringMocks(db, agentId)
      return mockOk({
        read,
        groups: groups.map((group) => ({
          ...group,
          answeredBy: group.answeredBy ?? answeredBy([group.question, ...group.examples], documents),
        })),
      })
    }),
    mockHandler(db, getUsage, ({ params: { agentId }, query, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      assertRange(query)
      return mockOk(db.analytics.usageOf(query.from, query.to))
    }),
    mockHandler(db, getHome, ({ params: { region, agentId }, query, caller, authorise }) => {
      const { ownerID } = loadMockAgent(db, agentId, authorise)
      const { home } = db.analytics
      return mockOk({
        ...home,
        waitingForMe: caller.kind === 'user' && answersIn(caller, ownerID, region) ? home.waitingForMe : null,
        sinceVisit: query.since === undefined ? null : home.sinceVisit,
      })
    }),
  ]
}

function assertRange(query: { from: string; to: string }): void {
  const range = readRange(query)
  if ('status' in range) refuse(range)
}

/** Each declared error of each endpoint, by the name of its code. */
export const figureScenarios = scenariosOf({
  figures: getFigures,
  groups: getQuestionGroups,
  usage: getUsage,
  home: getHome,
})
