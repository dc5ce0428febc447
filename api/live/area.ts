import { sentKeptMs } from '../conversations/sent-once.ts'
import { defineArea } from '../shared/area.ts'
import { keptOfAgent } from '../shared/kept-of-agent.ts'
import { alertKeptMs } from './alerts.ts'
import { answerMailKind } from './answer-mails.ts'
import { createLeavings } from './leavings.ts'
import { liveRoutes } from './live.routes.ts'
import { createLiveLog } from './live-log.ts'
import { owedAnswerKind } from './owed-answer-kind.ts'
import { turnRoutes } from './turn.routes.ts'
import { createWaitingRounds } from './waiting-rounds.ts'

/** How often it is looked who waits for too long. */
const waitingLookMs = 5 * 1000
/** A wait nobody ended is of a conversation that is gone. */
const waitKeptMs = 7 * 24 * 60 * 60_000

/** Who has not come back for so long is known to have left, and no more. */
const visitKeptMs = 30 * 24 * 60 * 60_000

/** Conversations as they happen, and people who answer in their agent's place (decision 0081). */
export const liveArea = defineArea({
  name: 'live',
  operations: (deps, services) => [...liveRoutes(deps, services), ...turnRoutes(deps)],
  collections: {
    liveEvents: {
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1 }, // removing a workspace's
        { agentId: 1 }, // taking an agent out of them
        { sweepAt: 1 }, // sweeping what nobody goes on from
      ],
    },
    presences: {
      workspace: 'workspaceId',
      indexes: [{ workspaceId: 1 }], // who can be reached, and removing a workspace's
    },
    visits: keptOfAgent('seenAt', visitKeptMs),
    visitServers: {
      nobodys: 'A server of ours says that it is there.',
      indexes: [{ at: 1 }], // forgetting those that are gone
      expires: { field: 'at', keptMs: waitKeptMs },
    },
    answerMails: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // removing an agent's
    },
    sentMessages: keptOfAgent('at', sentKeptMs),
    waits: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { mailAt: 1 }, // mails that are due
        { backAt: 1 }, // who goes back to the agent
        { since: 1 }, // sweeping those of conversations that are gone
      ],
      expires: { field: 'since', keptMs: waitKeptMs },
    },
    usualWaits: { agent: '_id' },
    takings: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's
        { workspaceId: 1, member: 1, at: -1 }, // what a member is told of
        { conversationId: 1 }, // removing a conversation's
        { at: 1 }, // forgetting old ones
      ],
      expires: { field: 'at', keptMs: alertKeptMs },
    },
    leavings: {
      workspace: 'workspaceId',
      indexes: [{ workspaceId: 1 }, { at: 1 }], // removing a workspace's, and whose visitors are freed next
    },
  },
  jobs: (deps) => [answerMailKind(deps), owedAnswerKind(deps)],
  removeOfAgent: ({ stores, now }, agent, most) => createLiveLog({ stores, now }).forgetAgent(agent, most),
  hourly: ({ stores, now }) => createLiveLog({ stores, now }).sweep(),
  rounds: (deps) => [
    { everyMs: waitingLookMs, work: () => createWaitingRounds(deps).round(), alone: 'live.waiting' },
    { everyMs: waitingLookMs, work: () => createLeavings(deps).round(), alone: 'live.leavings' },
  ],
})
