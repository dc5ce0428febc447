import { runNotDone } from '#mocks/contracts/publishing/check.refusals.ts'
import { approvalDays } from '#mocks/contracts/publishing/check-limits.ts'
import {
  cancelCheckRun,
  createApprovalLink,
  createCheckRun,
  getCheckRun,
  removeApprovalLink,
} from '#mocks/contracts/publishing/run.contract.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { type Deps, unixNow } from '../deps.ts'
import { refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { hashSecret, newToken } from '../shared/secrets.ts'
import { checksOf } from './check.repository.ts'
import { createCheckRuns } from './check-runs.ts'

const linkSeconds = approvalDays * 24 * 60 * 60

/** Runs of checks, and the links that show them. */
export function runRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const runs = createCheckRuns(deps)

  return [
    implement(createCheckRun, async ({ params, body, principal, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const { region, runId } = params
      const asked = { runId, callsTools: body.callsTools, startedBy: addressOf(principal) }
      return { status: 202 as const, body: await runs.begin(region, agent, asked) }
    }),

    implement(getCheckRun, async ({ params, authorise }) => {
      const { region, agentId, runId } = params
      await loadAgent(params, authorise)
      const doc = await runs.find(region, agentId, runId)
      const results = await runs.resultsOf(region, doc._id)
      return ok({ run: await runs.present(region, doc, results), results })
    }),

    implement(cancelCheckRun, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await runs.cancel(params.region, params.agentId, params.runId))
    }),

    implement(createApprovalLink, async ({ params, authorise }) => {
      const { region, agentId, runId } = params
      await loadAgent(params, authorise)
      const doc = await runs.find(region, agentId, runId)
      if (doc.state !== 'done') throw refused(runNotDone)
      const { runs: kept, links } = checksOf(deps, region)
      const secret = newToken()
      const linkHash = hashSecret(secret)
      const linkMadeAt = unixNow(deps)
      const linkEndsAt = linkMadeAt + linkSeconds
      await links.insertOne({ _id: linkHash, agentId, runKey: doc._id, endsAt: linkEndsAt * 1000 })
      await kept.updateOne({ _id: doc._id }, { $set: { linkHash, linkMadeAt, linkEndsAt } })
      if (doc.linkHash !== '') await links.deleteOne({ _id: doc.linkHash })
      return ok({ secret, run: await runs.present(region, await runs.find(region, agentId, runId)) })
    }),

    implement(removeApprovalLink, async ({ params, authorise }) => {
      const { region, agentId, runId } = params
      await loadAgent(params, authorise)
      const doc = await runs.find(region, agentId, runId)
      const { runs: kept, links } = checksOf(deps, region)
      await kept.updateOne({ _id: doc._id }, { $set: { linkHash: '' } })
      if (doc.linkHash !== '') await links.deleteOne({ _id: doc.linkHash })
      return ok(await runs.present(region, await runs.find(region, agentId, runId)))
    }),
  ]
}
