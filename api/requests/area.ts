import { defineArea } from '../shared/area.ts'
import { createAskedMarks } from './asked-marks.ts'
import { requestRoutes } from './request.routes.ts'
import { createRequestMails } from './request-mails.ts'
import { upgradeRequests } from './upgrade-requests.ts'

const mailEveryMs = 5 * 1000
const markEveryMs = 5 * 1000
/** What a visitor was asked and never answered is forgotten after a day. */
const intakeKeptMs = 24 * 60 * 60_000

/** What visitors ask of an agent's team (decision 0039). */
export const requestsArea = defineArea({
  name: 'requests',
  operations: (deps) => [...requestRoutes(deps)],
  collections: {
    visitorRequests: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, updatedAt: -1, _id: -1 }, // an agent's requests, latest first
        { agentId: 1, createdAt: 1 }, // how many were made in an hour
        { agentId: 1, phoneKey: 1, updatedAt: -1 }, // a visitor's, by their number
        { agentId: 1, emailKey: 1, updatedAt: -1 }, // what else somebody asked who gave the same address
        { mailAt: 1 }, // mails that are due
        { markDueAt: 1 }, // marks of conversations that are due
        { agentId: 1, gatheredAt: 1 }, // those of the mail at the end of an hour
      ],
    },
    mailDigests: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { kind: 1, mailAt: 1 }, // mails that are due
      ],
    },
    intakes: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { updatedAt: 1 }, // forgetting old ones
      ],
      expires: { field: 'updatedAt', keptMs: intakeKeptMs },
    },
  },
  // One at a time: each mail counts those of its agent before it.
  rounds: (deps) => [
    { everyMs: mailEveryMs, work: () => createRequestMails(deps).round(), alone: 'requests.mails' },
    { everyMs: markEveryMs, work: () => createAskedMarks(deps).round(), alone: 'requests.marks' },
  ],
  upgrade: { version: 4, run: upgradeRequests },
})
