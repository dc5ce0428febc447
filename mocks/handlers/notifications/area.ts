import { defineMockArea } from '../shared/mock-area.ts'
import { newAgentNoticeHandlers, newAgentNoticeScenarios } from './new-agent.handlers.ts'
import { newSubdomainHandlers, newSubdomainScenarios } from './new-subdomain.handlers.ts'

/** Mails that tell owners what happened. */
export const notificationsMocks = defineMockArea({
  handlers: (db) => [...newAgentNoticeHandlers(db), ...newSubdomainHandlers(db)],
  scenarios: { notifications: { ...newAgentNoticeScenarios, ...newSubdomainScenarios } },
})
