import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import { readApproval, refuseApproval, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { approvalSender } from '#mocks/contracts/publishing/approval-sender.ts'
import type { Approval } from '#mocks/contracts/publishing/check.schema.ts'
import { shownItems } from '#mocks/contracts/publishing/shown-items.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok, type RequestFacts } from '../http/implement.ts'
import { hashSecret } from '../shared/secrets.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { approvalMailGapMs } from './approval-mails.ts'
import { type CheckRunDoc, checksOf } from './check.repository.ts'
import { createCheckRuns } from './check-runs.ts'

/** What a client reads and decides from a link, without an account. */
export function approvalRoutes(deps: Deps): Operation[] {
  const { find } = createAgentRepository(deps.stores)
  const agencies = createAgencyRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)
  const runs = createCheckRuns(deps)

  /** The run a link shows, as long as it is that run's link. */
  async function runOf(region: Region, secret: string): Promise<CheckRunDoc> {
    const { links, runs: kept } = checksOf(deps, region)
    const hash = hashSecret(secret)
    const link = await links.findOne({ _id: hash })
    if (!link || link.endsAt <= deps.now()) throw notFound()
    const run = await kept.findOne({ _id: link.runKey, linkHash: hash })
    if (!run) throw notFound()
    return run
  }

  /** The agent of a run. An agency's host knows its own alone. */
  async function agentOf(region: Region, { agentId }: CheckRunDoc, { agencyHost }: RequestFacts) {
    const agent = await find(region, agentId)
    if (!agent || (agencyHost && agencyHost.agencyId !== agent.ownerID)) throw notFound()
    return agent
  }

  return [
    implement(readApproval, async ({ params: { region }, body: { secret }, request }) => {
      const run = await runOf(region, secret)
      const agent = await agentOf(region, run, request)
      const [owner, agency, results] = await Promise.all([
        workspaces.find(region, agent.ownerID),
        agencies.find(region, agent.ownerID),
        runs.resultsOf(region, run._id),
      ])
      const isShown = owner !== null && areHostsShown(owner, deps.now())
      return ok({
        agentTitle: agent.title,
        ...approvalSender({ agency, isShown, workspaceName: owner?.workspaceName ?? '' }),
        checkedAt: run.endedAt ?? run.startedAt,
        expiresAt: run.linkEndsAt,
        isCurrent: isCurrent(agent, run),
        isPublished: agent.publishedRev === run.draftRev,
        items: shownItems(results),
        approval: run.approval,
      })
    }),

    implement(saveApproval, async ({ params: { region }, body: { secret, ...decided }, request }) => {
      const run = await runOf(region, secret)
      const agent = await agentOf(region, run, request)
      refuse(refuseApproval(isCurrent(agent, run), decided.decision))
      const { _id, linkHash, approval: before, mailedAt } = run
      const approval = { ...decided, at: unixNow(deps) }
      const mail = isSameDecision(before, approval)
        ? {}
        : { mailAt: Math.max(deps.now(), mailedAt + approvalMailGapMs), mailTries: 0 }
      const { matchedCount } = await checksOf(deps, region).runs.updateOne(
        { _id, linkHash },
        { $set: { approval, ...mail } },
      )
      if (matchedCount === 0) throw notFound()
      return ok(approval)
    }),
  ]
}

/** Whether the draft would still be asked just so. */
function isCurrent(agent: Pick<AgentDoc, 'rev' | 'knowledgeRev'>, run: CheckRunDoc): boolean {
  return agent.rev === run.draftRev && agent.knowledgeRev === run.knowledgeRev
}

/** Whether somebody says the same again, as by pressing twice. */
function isSameDecision(before: Approval | null, { decision, name, note }: Approval): boolean {
  return before?.decision === decision && before.name === name && before.note === note
}
