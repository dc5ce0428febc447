import { defineArea } from '../shared/area.ts'
import { approvalRoutes } from './approval.routes.ts'
import { createApprovalMails } from './approval-mails.ts'
import { caseRoutes } from './case.routes.ts'
import { checksKind } from './checks-job.ts'
import { goOnWithRuns } from './go-on-with-runs.ts'
import { runRoutes } from './run.routes.ts'

const mailEveryMs = 30_000

/** What a draft must answer rightly before visitors get it (decision 0086). */
export const publishingArea = defineArea({
  name: 'publishing',
  operations: (deps) => [...caseRoutes(deps), ...runRoutes(deps), ...approvalRoutes(deps)],
  collections: {
    checkSets: { agent: '_id' },
    checkRuns: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, madeAt: -1 }, // an agent's runs, latest first
        { state: 1 }, // those nobody was asked to go on with
        { mailAt: 1 }, // decisions its owner is to be mailed
      ],
    },
    checkResults: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { runKey: 1 }, // what came of a run
      ],
    },
    checkLinks: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { endsAt: 1 }, // sweeping those that are over
      ],
      expires: { field: 'endsAt', keptMs: 0 },
    },
  },
  rounds: (deps) => [
    { everyMs: mailEveryMs, work: () => createApprovalMails(deps).round(), alone: 'publishing.approvals' },
  ],
  jobs: (deps) => [checksKind(deps)],
  // A process may die between writing a run down and asking for its work.
  hourly: goOnWithRuns,
})
