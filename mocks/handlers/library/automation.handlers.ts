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
  automationFieldsSchema,
  automationsLimit,
  isRunning,
} from '#mocks/contracts/library/automation.schema.ts'
import { nextRun } from '#mocks/contracts/library/next-run.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { buildAutomationRun } from '#mocks/fixtures/library/automation.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockConflict, mockError, mockOk } from '../shared/mock-reply.ts'
import { pageItems } from '../shared/page-items.ts'
import { mockNoRoom } from './mock-shelf.ts'
import { lookRefusal, refusal } from './workspace-access.ts'

/** Crawlers under the server's rules; a run is over at once and found two pages. */
export function automationHandlers(db: MockDb) {
  const { utilities } = db
  const now = () => Math.floor(db.now() / 1000)
  const find = (id: string) => utilities.automations.find(({ ID }) => ID === id)

  function nextRunAt(fields: Pick<AutomationFields, 'enabled' | 'schedule'>): number | null {
    const next = nextRun(fields, db.now())
    return next === null ? null : Math.floor(next / 1000)
  }

  function briefOf(workspaceId: string, agentId: string): AgentBrief | null {
    const agent = db.agents.find(({ ID, ownerID }) => ID === agentId && ownerID === workspaceId)
    return agent ? { ID: agent.ID, title: agent.title, roundedImageURL: agent.roundedImageURL } : null
  }

  return [
    mockHandler(listAutomations, ({ params: { region }, query }) => {
      const { workspaceId } = query
      const own = utilities.automations.filter(({ ownerID }) => ownerID === workspaceId)
      return lookRefusal(db, region, workspaceId) ?? mockOk(pageItems(own, query))
    }),
    mockHandler(saveAutomation, ({ params: { region, automationId }, body }) => {
      const { workspaceId, rev, ...sent } = body
      const no = refusal(db, region, workspaceId, 'editAgents')
      if (no) return no
      const kept = find(automationId)
      if (kept ? kept.ownerID !== workspaceId : rev !== undefined) return mockError(404)
      const checked = validate(automationFieldsSchema, {
        schedule: 'manual',
        enabled: true,
        ...(kept && fieldsOf(kept)),
        ...sent,
      })
      if (!checked.ok) return mockError(422, { fields: checked.fields })
      const fields = checked.value
      const agent = briefOf(workspaceId, fields.agentId)
      if (!agent) return mockError(422, { fields: { agentId: 'Please choose an agent.' } })
      if (!kept) {
        const own = utilities.automations.filter(({ ownerID }) => ownerID === workspaceId)
        if (own.length >= automationsLimit) {
          return mockNoRoom(automationsLimit, 'crawlers')
        }
        const made: Automation = {
          ...fields,
          ID: automationId,
          ownerID: workspaceId,
          agent,
          lastRun: null,
          nextRunAt: nextRunAt(fields),
          createdAt: now(),
          lastModified: now(),
          rev: 1,
        }
        utilities.automations.unshift(made)
        return mockOk(made)
      }
      const before = fieldsOf(kept)
      const changed = (Object.keys(fields) as (keyof AutomationFields)[]).filter(
        (name) => fields[name] !== before[name],
      )
      if (changed.length === 0) return mockOk(kept)
      if (rev !== undefined && rev !== kept.rev) {
        return mockConflict(changed, { ...kept, agent: null, lastRun: null })
      }
      const isRescheduled = changed.includes('enabled') || changed.includes('schedule')
      Object.assign(kept, fields, { agent, lastModified: now(), rev: kept.rev + 1 })
      if (isRescheduled) kept.nextRunAt = nextRunAt(fields)
      return mockOk(kept)
    }),
    mockHandler(removeAutomation, ({ params: { region, automationId } }) => {
      const no = refusal(db, region, find(automationId)?.ownerID, 'editAgents')
      if (no) return no
      utilities.automations = utilities.automations.filter(({ ID }) => ID !== automationId)
      utilities.automationRuns.delete(automationId)
      return mockOk({ success: true as const })
    }),
    mockHandler(createAutomationRun, ({ params: { region, automationId } }) => {
      const kept = find(automationId)
      const no = refusal(db, region, kept?.ownerID, 'editAgents')
      if (no || !kept) return no ?? mockError(404)
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
        startedAt: now(),
        finishedAt: null,
      })
      const counts = { pagesRead: 2, pagesFound: 2, pagesNew: 2 }
      kept.lastRun = { ...started, ...counts, state: 'done', finishedAt: now() }
      kept.nextRunAt = nextRunAt(kept)
      const before = utilities.automationRuns.get(automationId) ?? []
      utilities.automationRuns.set(automationId, [kept.lastRun, ...before].slice(0, 20))
      return { status: 202 as const, body: started }
    }),
    mockHandler(listAutomationRuns, ({ params: { region, automationId } }) => {
      const no = lookRefusal(db, region, find(automationId)?.ownerID)
      return no ?? mockOk({ items: utilities.automationRuns.get(automationId) ?? [] })
    }),
  ]
}

function fieldsOf({ name, agentId, website, maxPages, schedule, enabled }: Automation): AutomationFields {
  return { name, agentId, website, maxPages, schedule, enabled }
}

/** Each declared error of each endpoint, by the name of its code. */
export const automationScenarios = {
  list: errorScenarios(listAutomations),
  save: errorScenarios(saveAutomation),
  remove: errorScenarios(removeAutomation),
  run: errorScenarios(createAutomationRun),
  runs: errorScenarios(listAutomationRuns),
}
