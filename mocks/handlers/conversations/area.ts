import { defineMockArea } from '../shared/mock-area.ts'
import { conversationHandlers, conversationScenarios } from './conversation.handlers.ts'

/** What was said to agents, and the test chat. */
export const conversationsMocks = defineMockArea({
  handlers: (db) => [...conversationHandlers({ db })],
  scenarios: { conversations: conversationScenarios },
})
