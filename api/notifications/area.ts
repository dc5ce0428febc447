import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { newAgentNoticeRoutes } from './new-agent.routes.ts'
import { newSubdomainRoutes } from './new-subdomain.routes.ts'
import { createNoticeRepository } from './notice.repository.ts'

/** Mails that tell owners what happened. */
export const notificationsArea = defineArea({
  name: 'notifications',
  operations: (deps) => [...newAgentNoticeRoutes(deps), ...newSubdomainRoutes(deps)],
  collections: { notices: { agent: removedByArea } },
  removeOfAgent: ({ stores }, { region, agentId }) =>
    createNoticeRepository(stores).forgetAgent(region, agentId),
  removeOfWorkspace: ({ stores }, { region, workspaceId }) =>
    createNoticeRepository(stores).forgetAgency(region, workspaceId),
})
