import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { attachmentRoutes } from './attachment.routes.ts'
import { inboxConversationRoutes } from './conversation.routes.ts'
import { createInboxRounds } from './inbox-rounds.ts'
import { listRoutes } from './list.routes.ts'
import { selectionRoutes } from './selection.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { upgradeInbox } from './upgrade-inbox.ts'
import { waitingRoutes } from './waiting.routes.ts'
import { createWordIndex } from './word-index.ts'

/** What was said is found within about this time. */
const wordsEveryMs = 2 * 1000
const wakeEveryMs = 20 * 1000
const closeEveryMs = 10 * 60 * 1000

/** The inbox: conversations of all channels, and the people who look after them (spec 3 §2, Chats). */
export const inboxArea = defineArea({
  name: 'inbox',
  operations: (deps) => [
    ...listRoutes(deps),
    ...waitingRoutes(deps),
    ...inboxConversationRoutes(deps),
    ...attachmentRoutes(deps),
    ...selectionRoutes(deps),
    ...settingsRoutes(deps),
  ],
  collections: {
    conversationReads: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }, { conversationId: 1 }], // removing an agent's, and a conversation's
    },
    conversationNotes: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { conversationId: 1, ts: 1, _id: 1 }, // the notes beside a conversation
        { wordsDue: 1 }, // whose words are kept next
      ],
    },
    conversationMentions: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, member: 1, at: -1, _id: -1 }, // where a member is named, of one agent
        { workspaceId: 1, member: 1, at: -1, _id: -1 }, // of all
        { workspaceId: 1, member: 1, unseenAt: -1, _id: -1 }, // those they have not looked at
        { conversationId: 1 }, // removing a conversation's
      ],
    },
    // Goes with the messages and notes whose words they are.
    messageWords: { agent: removedByArea },
    inboxSettings: {
      workspace: '_id',
      indexes: [{ autoCloseDays: 1 }], // who wants quiet conversations closed
    },
  },
  rounds: (deps) => {
    const rounds = createInboxRounds(deps)
    return [
      { everyMs: wordsEveryMs, work: () => createWordIndex(deps).round(), alone: 'inbox.words' },
      { everyMs: wakeEveryMs, work: rounds.wake, alone: 'inbox.wake' },
      { everyMs: closeEveryMs, work: rounds.close, alone: 'inbox.close' },
    ]
  },
  upgrade: { version: 4, run: upgradeInbox },
})
