import { defineArea } from '../shared/area.ts'
import { figureRoutes } from './figure.routes.ts'
import { homeRoutes } from './home.routes.ts'
import { logKeptMs } from './log.repository.ts'
import { logRoutes } from './log.routes.ts'
import { createLogMails } from './log-mails.ts'
import { createRollUps } from './roll-ups.ts'
import { upgradeFigures } from './upgrade-figures.ts'
import { saltKeptMs } from './visitor-keys.ts'

const countEveryMs = 2000
const mailEveryMs = 10_000

/** What visitors want, what answering costs, and what happened (decision 0084). */
export const analyticsArea = defineArea({
  name: 'analytics',
  operations: (deps) => [...figureRoutes(deps), ...homeRoutes(deps), ...logRoutes(deps)],
  collections: {
    figureMarks: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // what is to be counted of an agent
        { at: 1, _id: 1 }, // what has rested
      ],
    },
    figureFloors: { agent: '_id' },
    figureZones: { agent: '_id' },
    visitorSalts: {
      nobodys:
        'Random numbers visitors are counted with on one day; without them nobody is told from another.',
      indexes: [{ at: 1 }], // forgetting old ones
      expires: { field: 'at', keptMs: saltKeptMs },
    },
    figureHours: { agent: 'agentId', indexes: [{ agentId: 1 }] },
    figureDays: { agent: 'agentId', indexes: [{ agentId: 1 }] },
    figureMonths: { agent: 'agentId', indexes: [{ agentId: 1 }] },
    receipts: {
      // What was used stays with the workspace that used it when its agent goes.
      workspace: 'workspaceId',
      indexes: [
        { agentId: 1, ts: 1 }, // what an agent used in an hour
        { conversationId: 1 }, // what a conversation that is not kept used before
        { workspaceId: 1, ts: -1, _id: -1 }, // a workspace's, latest first
        { workspaceId: 1, agentId: 1, ts: -1, _id: -1 }, // one agent's
      ],
    },
    workspaceLogs: {
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1, ts: -1, _id: -1 }, // a workspace's, latest first
        { workspaceId: 1, mailedAt: 1 }, // mails of the last hour
        { mailAt: 1 }, // mails that are due
        { at: 1 }, // forgetting old ones
      ],
      expires: { field: 'at', keptMs: logKeptMs },
    },
  },
  upgrade: { version: 1, run: upgradeFigures },
  rounds: (deps) => [
    { everyMs: countEveryMs, work: () => createRollUps(deps).round(), alone: 'analytics.roll-ups' },
    { everyMs: mailEveryMs, work: () => createLogMails(deps).round(), alone: 'analytics.log-mails' },
  ],
})
