import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { newAgentNoticeRoutes } from './new-agent.routes.ts'
import { createNoticeRepository } from './notice.repository.ts'

/** Mails that tell owners what happened. */
export const notificationsArea = defineArea({
  name: 'notifications',
  operations: (deps) => [...newAgentNoticeRoutes(deps)],
  collections: { notices: { agent: removedByArea } },
  removeOfAgent: ({ stores }, { region, agentId }) =>
    createNoticeRepository(stores).forgetAgent(region, agentId),
})
