import type { AgentBrief } from '#mocks/contracts/library/agent-brief.schema.ts'
import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  removeAutomation,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import {
  type Automation,
  type AutomationFields,
  agentMissing,
  automationFieldsSchema,
  automationsLimit,
  isRunning,
} from '#mocks/contracts/library/automation.schema.ts'
import { itemLimitReached } from '#mocks/contracts/library/library.refusals.ts'
import { nextRun } from '#mocks/contracts/library/next-run.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { buildAutomationRun } from '#mocks/fixtures/library/automation.fixtures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument, unixNow, withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, MockRefusal, mockOk, notFound, pageItems } from '../shared/mock-reply.ts'

/** Crawlers under the server's rules; a run is over at once and found two pages. */
export function automationHandlers(db: MockDb) {
  const { utilities } = db
  const find = (id: string) => utilities.automations.find(({ ID }) => ID === id)

  const ownOf = (workspaceId: string) =>
    utilities.automations.filter(({ ownerID }) => ownerID === workspaceId)

  function load(id: string, authorise: (subject: { workspaceId: string }) => void): Automation {
    const kept = find(id)
    if (!kept) throw notFound()
    authorise({ workspaceId: kept.ownerID })
    return kept
  }

  function nextRunAt(fields: Pick<AutomationFields, 'enabled' | 'schedule'>): number | null {
    const next = nextRun(fields, db.now())
    return next === null ? null : Math.floor(next / 1000)
  }

  function briefOf(workspaceId: string, agentId: string): AgentBrief | null {
    const agent = db.agents.find(({ ID, ownerID }) => ID === agentId && ownerID === workspaceId)
    if (!agent) return null
    const { ID, title, roundedImageURL, customThemeJSONString } = agent
    return { ID, title, roundedImageURL, customThemeJSONString }
  }

  return [
    mockHandler(db, listAutomations, ({ query, authorise }) => {
      authorise(query)
      return mockOk(
        pageItems(
          ownOf(query.workspaceId).map((each) => withoutRevs(each)),
          query,
        ),
      )
    }),
    mockHandler(db, saveAutomation, ({ params: { automationId }, body, authorise }) => {
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      const kept = find(automationId)
      if (kept ? kept.ownerID !== workspaceId : rev !== undefined) throw notFound()
      const checked = validate(automationFieldsSchema, {
        schedule: 'manual',
        enabled: true,
        ...(kept && fieldsOf(kept)),
        ...sent,
      })
      if (!checked.ok) throw invalid(checked.fields)
      const fields = checked.value
      const agent = briefOf(workspaceId, fields.agentId)
      if (!agent) throw invalid({ agentId: agentMissing })
      if (!kept) {
        if (ownOf(workspaceId).length >= automationsLimit)
          throw new MockRefusal(itemLimitReached(automationsLimit, 'website syncs'))
        const made: Automation = {
          ...fields,
          ID: automationId,
          ownerID: workspaceId,
          agent,
          lastRun: null,
          nextRunAt: nextRunAt(fields),
          createdAt: unixNow(db),
          lastModified: unixNow(db),
          rev: 1,
        }
        utilities.automations.unshift(made)
        return mockOk(made)
      }
      const { enabled, schedule } = kept
      const isRescheduled = fields.enabled !== enabled || fields.schedule !== schedule
      return mockOk(
        saveDocument(kept, {
          fields,
          rev,
          stamp: {
            agent,
            lastModified: unixNow(db),
            ...(isRescheduled && { nextRunAt: nextRunAt(fields) }),
          },
          present: (current) => ({ ...withoutRevs(current), agent: null, lastRun: null }),
        }),
      )
    }),
    mockHandler(db, removeAutomation, ({ params: { automationId }, authorise }) => {
      load(automationId, authorise)
      utilities.automations = utilities.automations.filter(({ ID }) => ID !== automationId)
      utilities.automationRuns.delete(automationId)
      return mockOk({ success: true as const })
    }),
    mockHandler(db, createAutomationRun, ({ params: { automationId }, authorise }) => {
      const kept = load(automationId, authorise)
      if (isRunning(kept.lastRun) && kept.lastRun) return { status: 202 as const, body: kept.lastRun }
      const started = buildAutomationRun({
        ID: db.nextId('run'),
        state: 'queued',
        trigger: 'hand',
        pagesRead: 0,
        pagesFound: 0,
        pagesNew: 0,
        pagesChanged: 0,
        pagesRemoved: 0,
        startedAt: unixNow(db),
        finishedAt: null,
      })
      const counts = { pagesRead: 2, pagesFound: 2, pagesNew: 2 }
      kept.lastRun = { ...started, ...counts, state: 'done', finishedAt: unixNow(db) }
      kept.nextRunAt = nextRunAt(kept)
      const before = utilities.automationRuns.get(automationId) ?? []
      utilities.automationRuns.set(automationId, [kept.lastRun, ...before].slice(0, 20))
      return { status: 202 as const, body: started }
    }),
    mockHandler(db, listAutomationRuns, ({ params: { automationId }, authorise }) => {
      load(automationId, authorise)
      return mockOk({ items: utilities.automationRuns.get(automationId) ?? [] })
    }),
  ]
}

function fieldsOf({ name, agentId, website, maxPages, schedule, enabled }: Automation): AutomationFields {
  return { name, agentId, website, maxPages, schedule, enabled }
}

/** Each declared error of each endpoint, by the name of its code. */
export const automationScenarios = scenariosOf({
  list: listAutomations,
  save: saveAutomation,
  remove: removeAutomation,
  run: createAutomationRun,
  runs: listAutomationRuns,
})
