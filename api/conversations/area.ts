import { defineArea } from '../shared/area.ts'
import { keptOfAgent } from '../shared/kept-of-agent.ts'
import { removedByArea } from '../shared/ownership.ts'
import { createCapMails } from './cap-mails.ts'
import { conversationRoutes } from './conversation.routes.ts'
import { createConversationDays } from './conversation-days.ts'
import { createConversationTurns } from './conversation-turns.ts'
import { forgetOldConversations } from './forget-old.ts'
import { removeConversationsOf } from './remove-conversations.ts'
import { upgradeConversations } from './upgrade-conversations.ts'
import { visitorRoutes } from './visitor.routes.ts'

/** A platform's conversation that is not gone on with for so long begins anew. */
const dialogueKeptMs = 30 * 24 * 60 * 60 * 1000

/** What a conversation used is remembered for so long after its last answer. */
const tokensKeptMs = 30 * 24 * 60 * 60 * 1000

/** Where a conversation is in its flow, and what the flow asked its visitor, is forgotten so long after its last turn. */
const flowStatesKeptMs = 7 * 24 * 60 * 60 * 1000

/** How often it is looked whether a cap is to be mailed about. */
const capMailLookMs = 30 * 1000

/** What visitors and testers said to agents, and how much of it there was. */
export const conversationsArea = defineArea({
  name: 'conversations',
  operations: (deps, { answerQuestion }) => [
    ...conversationRoutes(deps, answerQuestion),
    ...visitorRoutes(deps),
  ],
  collections: {
    conversations: {
      agent: removedByArea,
      indexes: [
        { agentId: 1, lastMessageAt: -1, _id: -1 }, // an agent's inbox, latest first
        { workspaceId: 1, lastMessageAt: -1, _id: -1 }, // a workspace's sessions, latest first
        { workspaceId: 1, channel: 1, lastMessageAt: -1, _id: -1 }, // its visitors' alone
        { agentId: 1, assignee: 1, lastMessageAt: -1, _id: -1 }, // views of an inbox: a member's, or nobody's
        { workspaceId: 1, assignee: 1, lastMessageAt: -1, _id: -1 },
        { agentId: 1, state: 1, lastMessageAt: -1, _id: -1 }, // those waiting, or closed
        { workspaceId: 1, state: 1, lastMessageAt: -1, _id: -1 },
        { agentId: 1, lastRole: 1, lastMessageAt: -1, _id: -1 }, // those nobody answered
        { workspaceId: 1, lastRole: 1, lastMessageAt: -1, _id: -1 },
        { agentId: 1, lastSaidAt: 1 }, // those that are kept no longer
        { agentId: 1, snoozedUntil: 1, _id: 1 }, // those put aside
        { workspaceId: 1, snoozedUntil: 1, _id: 1 },
        { snoozedUntil: 1 }, // those that come back
        { agentId: 1, askedTeamAt: -1, _id: -1 }, // those whose visitor asked for the team
        { workspaceId: 1, askedTeamAt: -1, _id: -1 },
        { wordsDue: 1 }, // those whose words are not searchable yet
      ],
    },
    messages: {
      agent: removedByArea,
      indexes: [{ agentId: 1, ts: 1, _id: 1 }], // what was said to an agent in an hour
    },
    modelTroubles: { agent: '_id' },
    capNotices: {
      workspace: '_id',
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { dueAt: 1 }, // mails that are due
      ],
    },
    dialogues: keptOfAgent('at', dialogueKeptMs),
    conversationTokens: keptOfAgent('at', tokensKeptMs),
    flowStates: keptOfAgent('at', flowStatesKeptMs),
    turns: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // removing an agent's
    },
    agentDays: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's counters
        { day: 1 }, // sweeping old days
      ],
    },
  },
  removeOfAgent: ({ stores }, agent, most) => removeConversationsOf(stores, agent, most),
  async hourly(deps) {
    const { stores, now } = deps
    await forgetOldConversations(deps)
    await createConversationTurns({ stores, now }).mendAll()
    await createConversationDays(stores).forgetOld(now())
  },
  rounds: (deps) => [
    { everyMs: capMailLookMs, work: () => createCapMails(deps).round(), alone: 'conversations.cap-mails' },
  ],
  upgrade: { version: 5, run: upgradeConversations },
})
