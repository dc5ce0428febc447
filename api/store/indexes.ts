import type { Database, Sort, Stores } from './store.ts'

/**
 * Every index, by collection, with who uses it. A list that is paged ends its index in `_id`, which breaks ties
 * (`page.ts`). Indexed fields hold only strings, numbers and null.
 */
export const INDEXES: Readonly<Record<string, readonly Sort[]>> = {
  agentClaims: [
    { state: 1, claimedAt: 1 }, // creations a crash left unfinished
  ],
  agentDays: [
    { agentId: 1 }, // removing an agent's counters
    { day: 1 }, // sweeping old days
  ],
  agents: [
    { ownerID: 1, lastModified: -1, _id: -1 }, // the owner's agents, newest first
    { ownerID: 1, titleKey: 1, _id: 1 }, // the owner's agents by name
    { ownerID: 1, agentPlatform: 1, lastModified: -1, _id: -1 }, // those of one platform, newest first
    { ownerID: 1, agentPlatform: 1, titleKey: 1, _id: 1 }, // those of one platform by name
  ],
  agentWords: [
    { agentId: 1 }, // the words an agent is found by
  ],
  automationRuns: [
    { automationId: 1, startedAt: -1, _id: -1 }, // what a crawler did lately
    { agentId: 1 }, // removing an agent's runs
  ],
  automations: [
    { workspaceId: 1, createdAt: -1, _id: -1 }, // a workspace's crawlers, newest first
    { agentId: 1 }, // removing an agent's crawlers
    { nextRunAt: 1 }, // runs that are due
    { runUntil: 1 }, // runs whose process died
  ],
  codes: [
    { expiresAt: 1 }, // sweeping expired codes
  ],
  conversations: [
    { agentId: 1, lastMessageAt: -1, _id: -1 }, // an agent's inbox, latest first
    { workspaceId: 1, lastMessageAt: -1, _id: -1 }, // a workspace's sessions, latest first
  ],
  credentials: [
    { workspaceId: 1, lastModified: -1, _id: -1 }, // a workspace's credentials, last changed first
  ],
  files: [
    { workspaceId: 1 }, // what a workspace keeps
    { agentId: 1 }, // removing an agent's files
    { expiresAt: 1 }, // sweeping temporary files
  ],
  functionNames: [
    { workspaceId: 1 }, // forgetting a workspace's
  ],
  functions: [
    { workspaceId: 1, lastModified: -1, _id: -1 }, // a workspace's functions, last changed first
  ],
  invitations: [
    { workspaceId: 1, _id: 1 }, // who is invited to a workspace
    { expiresAt: 1 }, // sweeping old invitations
  ],
  knowledge: [
    { agentId: 1, _id: 1 }, // an agent's knowledge base
  ],
  members: [
    { workspaceId: 1, _id: 1 }, // who belongs to a workspace, by address
    { email: 1 }, // which workspaces a person belongs to
  ],
  outbox: [
    { ts: -1, _id: -1 }, // the local mail page, newest first
  ],
  prompts: [
    { workspaceId: 1, lastModified: -1, _id: -1 }, // a workspace's prompts, last changed first
  ],
  sessions: [
    { accountId: 1 }, // signing out everywhere
    { expiresAt: 1 }, // sweeping expired sessions
  ],
  siteReads: [
    { expiresAt: 1 }, // sweeping old readings
  ],
  tickets: [
    { email: 1 }, // ending an address's tickets
    { expiresAt: 1 }, // sweeping unused tickets
  ],
  users: [
    { deletedAt: 1 }, // workspaces whose removal is to be finished
  ],
  workspaceEvents: [
    { workspaceId: 1, createdAt: -1, _id: -1 }, // a workspace's events, latest first
    { workspaceId: 1, type: 1, createdAt: -1, _id: -1 }, // those of one type
    { workspaceId: 1, state: 1, createdAt: -1, _id: -1 }, // those that were sent, failed, …
    { nextAttemptAt: 1 }, // deliveries that are due
    { expiresAt: 1 }, // sweeping old events
  ],
  versions: [
    { agentId: 1, version: -1 }, // an agent's published versions, newest first
  ],
}

/** Creates what is missing in both regions; runs at every start. */
export async function ensureIndexes(stores: Stores): Promise<void> {
  await Promise.all([ensureIndexesOf(stores.eu), ensureIndexesOf(stores.na)])
}

async function ensureIndexesOf(database: Database): Promise<void> {
  for (const [name, indexes] of Object.entries(INDEXES)) {
    for (const keys of indexes) await database.collection(name).createIndex(keys)
  }
}
