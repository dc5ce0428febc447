import { defineArea } from '../shared/area.ts'
import { askForAutomations } from './automations/ask-for-automation.ts'
import { automationRoutes } from './automations/automation.routes.ts'
import { automationKind } from './automations/automation-job.ts'
import { bindCredentials } from './credentials/bind-credentials.ts'
import { credentialRoutes } from './credentials/credential.routes.ts'
import { modelKeyRoutes } from './credentials/model-key.routes.ts'
import { eventRoutes } from './events/event.routes.ts'
import { createEventDelivery } from './events/event-delivery.ts'
import { createFailedEventsMails } from './events/failed-events-mails.ts'
import { functionRoutes } from './functions/function.routes.ts'
import { promptRoutes } from './prompts/prompt.routes.ts'
import { visitorSessionRoutes } from './sessions/visitor-session.routes.ts'

/** An event reaches its endpoint within about this time. */
const deliverEveryMs = 2 * 1000
const mailEveryMs = 5 * 1000

/** What a workspace's agents have in common: prompts, functions, crawlers, and what happened. */
export const libraryArea = defineArea({
  name: 'library',
  operations: (deps) => [
    ...credentialRoutes(deps),
    ...modelKeyRoutes(deps),
    ...promptRoutes(deps),
    ...functionRoutes(deps),
    ...automationRoutes(deps),
    ...visitorSessionRoutes(deps),
    ...eventRoutes(deps),
  ],
  collections: {
    credentials: {
      workspace: 'workspaceId',
      indexes: [{ workspaceId: 1, lastModified: -1, _id: -1 }], // last changed first
    },
    prompts: {
      workspace: 'workspaceId',
      indexes: [{ workspaceId: 1, lastModified: -1, _id: -1 }], // last changed first
    },
    functions: {
      workspace: 'workspaceId',
      indexes: [{ workspaceId: 1, lastModified: -1, _id: -1 }], // last changed first
    },
    functionNames: {
      workspace: 'workspaceId',
      indexes: [{ workspaceId: 1 }], // forgetting a workspace's
    },
    automations: {
      agent: 'agentId',
      indexes: [
        { workspaceId: 1, createdAt: -1, _id: -1 }, // a workspace's crawlers, newest first
        { agentId: 1 }, // removing an agent's crawlers
        { nextRunAt: 1 }, // runs that are due
        { runUntil: 1 }, // runs whose process died
      ],
    },
    automationRuns: {
      agent: 'agentId',
      indexes: [
        { automationId: 1, startedAt: -1, _id: -1 }, // what a crawler did lately
        { agentId: 1 }, // removing an agent's runs
      ],
    },
    workspaceEvents: {
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1, createdAt: -1, _id: -1 }, // a workspace's events, latest first
        { workspaceId: 1, type: 1, createdAt: -1, _id: -1 }, // those of one type
        { workspaceId: 1, state: 1, createdAt: -1, _id: -1 }, // those that were sent, failed, …
        { nextAttemptAt: 1 }, // deliveries that are due
        { tellAt: 1 }, // mails about failed ones that are due
        { expiresAt: 1 }, // sweeping old events
      ],
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    eventSettings: { workspace: '_id' },
    agentWebhooks: { agent: '_id' },
    modelKeys: { workspace: '_id' },
  },
  hourly: (deps) => askForAutomations(deps),
  jobs: (deps) => [automationKind(deps)],
  rounds: (deps) => [
    { everyMs: deliverEveryMs, work: createEventDelivery(deps).round },
    { everyMs: mailEveryMs, work: createFailedEventsMails(deps).round },
  ],
  upgrade: { version: 1, run: bindCredentials },
})
