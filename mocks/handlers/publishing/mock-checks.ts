import type { CheckAnswer, CheckResult, CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { failuresOf } from '#mocks/contracts/publishing/judge-answer.ts'
import { type GateState, gateOf } from '#mocks/contracts/publishing/publish-gate.ts'
import type { MockAgent } from '../agents/load-mock-agent.ts'
import { mockDocuments } from '../knowledge/mock-documents.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { notFound } from '../shared/mock-reply.ts'
import type { MockChecks, MockRun } from './memory.ts'

/** The checks of an agent. */
export function mockChecks(db: MockDb, agentId: string): MockChecks {
  const kept = db.checks.get(agentId) ?? { rev: 0, cases: [], runs: [] }
  db.checks.set(agentId, kept)
  return kept
}

/** One run of an agent. */
export function findMockRun(db: MockDb, agentId: string, runId: string): MockRun {
  const found = mockChecks(db, agentId).runs.find(({ run }) => run.ID === runId)
  if (!found) throw notFound()
  return found
}

/** What its checks say of an agent's draft. */
export function mockGate(db: MockDb, agent: MockAgent): { state: GateState; run: CheckRun | null } {
  const { rev, cases, runs } = mockChecks(db, agent.ID)
  const [latest] = runs
  const run = latest?.run ?? null
  const state = gateOf({
    agentPlatform: agent.agentPlatform,
    draftRev: agent.rev,
    casesRev: rev,
    cases: cases.length,
    knowsOtherwise: latest !== undefined && knowsOtherwise(db, agent.ID, latest),
    run,
  })
  return { state, run }
}

/** Another text when an agent's documents are others, or say something else. */
export function knowledgeMark(db: MockDb, agentId: string): string {
  return mockDocuments(db, agentId)
    .map(({ ID, rev }) => `${ID} ${rev}`)
    .sort()
    .join()
}

/** Whether an agent's knowledge changed since a run of its checks was begun. */
export function knowsOtherwise(db: MockDb, agentId: string, { knowledge }: MockRun): boolean {
  return knowledge !== undefined && knowledge !== knowledgeMark(db, agentId)
}

/** Asks all cases at once: who begins a run here finds it at its end. */
export function finishMockRun(db: MockDb, agent: MockAgent, kept: MockRun): void {
  const { run } = kept
  const { cases } = mockChecks(db, agent.ID)
  kept.results = cases.map((one): CheckResult => {
    const draft = answerOf(one.question)
    const published = agent.publishedRev === agent.rev ? null : answerOf(one.question)
    return {
      caseId: one.ID,
      question: one.question,
      failures: failuresOf(one, draft),
      draft,
      published,
      publishedPasses: published && failuresOf(one, published).length === 0,
    }
  })
  Object.assign(run, {
    state: 'done',
    asked: kept.results.length,
    failed: kept.results.filter(({ failures }) => failures.length > 0).length,
    endedAt: unixNow(db),
  })
}

function answerOf(question: string): CheckAnswer {
  return {
    text: `You asked: ${question}`,
    sources: [],
    known: true,
    calls: [],
    problem: '',
    milliseconds: 12,
    modelId: '',
    promptTokens: 0,
    completionTokens: 0,
    credits: 0,
  }
}
