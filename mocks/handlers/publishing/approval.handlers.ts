import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import { readApproval, refuseApproval, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { approvalSender } from '#mocks/contracts/publishing/approval-sender.ts'
import { shownItems } from '#mocks/contracts/publishing/shown-items.ts'
import type { MockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import type { MockRun } from './memory.ts'
import { knowsOtherwise } from './mock-checks.ts'

/** What a client reads and decides from a link. */
export function approvalHandlers(db: MockDb) {
  function runOf(secret: string) {
    for (const [agentId, { runs }] of db.checks) {
      const kept = runs.find((one) => one.secret === secret)
      const agent = db.agents.find(({ ID }) => ID === agentId)
      if (kept && agent && kept.run.link && kept.run.link.expiresAt > unixNow(db)) {
        return { kept, link: kept.run.link, agent }
      }
    }
    throw notFound()
  }

  /** Whether the draft would still be asked just so. */
  function isCurrent({ ID, rev }: MockAgent, kept: MockRun): boolean {
    return rev === kept.run.draftRev && !knowsOtherwise(db, ID, kept)
  }

  return [
    mockHandler(db, readApproval, ({ body: { secret } }) => {
      const { kept, link, agent } = runOf(secret)
      const { run, results } = kept
      const agency = db.agencies.find(({ ID }) => ID === agent.ownerID) ?? null
      const workspace = db.workspaces.find(({ uid }) => uid === agent.ownerID)
      const isShown = workspace !== undefined && areHostsShown(workspace, db.now())
      return mockOk({
        agentTitle: agent.title,
        ...approvalSender({ agency, isShown, workspaceName: 'Harbour group' }),
        checkedAt: run.endedAt ?? run.startedAt,
        expiresAt: link.expiresAt,
        isCurrent: isCurrent(agent, kept),
        isPublished: agent.publishedRev === run.draftRev,
        items: shownItems(results),
        approval: run.approval,
      })
    }),

    mockHandler(db, saveApproval, ({ body: { secret, ...decided } }) => {
      const { kept, agent } = runOf(secret)
      const { run } = kept
      refuse(refuseApproval(isCurrent(agent, kept), decided.decision))
      run.approval = { ...decided, at: unixNow(db) }
      return mockOk(run.approval)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const approvalScenarios = scenariosOf({ read: readApproval, save: saveApproval })
