import { defineMockArea } from '../shared/mock-area.ts'
import { attachmentHandlers, attachmentScenarios } from './attachment.handlers.ts'
import { inboxConversationHandlers, inboxConversationScenarios } from './conversation.handlers.ts'
import { listHandlers, listScenarios } from './list.handlers.ts'
import { selectionHandlers, selectionScenarios } from './selection.handlers.ts'
import { waitingHandlers, waitingScenarios } from './waiting.handlers.ts'

/** The inbox: conversations of all channels, and the people who look after them. */
export const inboxMocks = defineMockArea({
  handlers: (db) => [
    ...listHandlers(db),
    ...waitingHandlers(db),
    ...inboxConversationHandlers(db),
    ...attachmentHandlers(db),
    ...selectionHandlers(db),
  ],
  scenarios: {
    inbox: listScenarios,
    inboxConversation: inboxConversationScenarios,
    inboxAttachment: attachmentScenarios,
    inboxSelection: selectionScenarios,
    inboxWaiting: waitingScenarios,
  },
})
