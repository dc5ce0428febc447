import { listCheckCases, removeCheckCase, saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import {
  caseChanged,
  casesFull,
  refuseRun,
  runNotDone,
  runUnderWay,
} from '#mocks/contracts/publishing/check.refusals.ts'
import type { CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { approvalDays, casesLimit } from '#mocks/contracts/publishing/check-limits.ts'
import {
  cancelCheckRun,
  createApprovalLink,
  createCheckRun,
  getCheckRun,
  removeApprovalLink,
} from '#mocks/contracts/publishing/run.contract.ts'
import { isSameCase } from '#mocks/contracts/publishing/same-case.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { mockConversation } from '../inbox/mock-inbox.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, refuse } from '../shared/mock-reply.ts'
import { findMockRun, finishMockRun, knowledgeMark, mockChecks, mockGate } from './mock-checks.ts'

/** Checks of agents and their runs. */
export function checkHandlers(db: MockDb) {
  return [
    mockHandler(db, listCheckCases, ({ params: { agentId }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const { state, run } = mockGate(db, agent)
      return mockOk({ items: mockChecks(db, agentId).cases, gate: state, run })
    }),

    mockHandler(db, saveCheckCase, ({ params: { agentId, caseId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { rev, conversationId = '', ...fields } = body
      if (conversationId) mockConversation(db, agentId, conversationId)
      const kept = mockChecks(db, agentId)
      const before = kept.cases.find(({ ID }) => ID === caseId)
      if (before && rev !== undefined && rev !== before.rev) throw new MockRefusal(caseChanged)
      if (!before && kept.cases.length >= casesLimit) throw new MockRefusal(casesFull)
      const now = unixNow(db)
      if (!before) {
        const made = { ...fields, ID: caseId, rev: 1, conversationId, createdAt: now, updatedAt: now }
        kept.cases = [made, ...kept.cases]
        kept.rev += 1
        return mockOk(made)
      }
      if (!isSameCase(before, fields)) {
        Object.assign(before, fields, { rev: before.rev + 1, updatedAt: now })
        kept.rev += 1
      }
      return mockOk(before)
    }),

    mockHandler(db, removeCheckCase, ({ params: { agentId, caseId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const kept = mockChecks(db, agentId)
      const rest = kept.cases.filter(({ ID }) => ID !== caseId)
      if (rest.length < kept.cases.length) Object.assign(kept, { cases: rest, rev: kept.rev + 1 })
      return mockOk({ success: true as const })
    }),

    mockHandler(db, createCheckRun, ({ params: { agentId, runId }, body: { callsTools }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const kept = mockChecks(db, agentId)
      refuse(refuseRun({ agentPlatform: agent.agentPlatform, cases: kept.cases.length }))
      const before = kept.runs.find(({ run }) => run.ID === runId)
      if (before) return { status: 202 as const, body: before.run }
      if (kept.runs[0]?.run.state === 'running') throw new MockRefusal(runUnderWay)
      const run: CheckRun = {
        ID: runId,
        state: 'running',
        message: '',
        draftRev: agent.rev,
        casesRev: kept.rev,
        publishedVersion: agent.publishedVersion,
        callsTools,
        total: kept.cases.length,
        asked: 0,
        failed: 0,
        credits: 0,
        startedAt: unixNow(db),
        startedBy: db.session?.user.email ?? null,
        endedAt: null,
        approval: null,
        link: null,
      }
      const begun = { run, results: [], secret: '', knowledge: knowledgeMark(db, agentId) }
      kept.runs = [begun, ...kept.runs]
      finishMockRun(db, agent, begun)
      return { status: 202 as const, body: run }
    }),

    mockHandler(db, getCheckRun, ({ params: { agentId, runId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { run, results } = findMockRun(db, agentId, runId)
      return mockOk({ run, results })
    }),

    mockHandler(db, cancelCheckRun, ({ params: { agentId, runId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { run } = findMockRun(db, agentId, runId)
      if (run.state === 'running') Object.assign(run, { state: 'cancelled', endedAt: unixNow(db) })
      return mockOk(run)
    }),

    mockHandler(db, createApprovalLink, ({ params: { agentId, runId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const kept = findMockRun(db, agentId, runId)
      if (kept.run.state !== 'done') throw new MockRefusal(runNotDone)
      const createdAt = unixNow(db)
      kept.secret = db.nextId('link').padEnd(43, 'x')
      kept.run.link = { createdAt, expiresAt: createdAt + approvalDays * 86_400 }
      return mockOk({ secret: kept.secret, run: kept.run })
    }),

    mockHandler(db, removeApprovalLink, ({ params: { agentId, runId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const kept = findMockRun(db, agentId, runId)
      Object.assign(kept, { secret: '', run: { ...kept.run, link: null } })
      return mockOk(kept.run)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const checkScenarios = scenariosOf({
  list: listCheckCases,
  save: saveCheckCase,
  remove: removeCheckCase,
  run: createCheckRun,
  getRun: getCheckRun,
  cancel: cancelCheckRun,
  link: createApprovalLink,
  removeLink: removeApprovalLink,
})
