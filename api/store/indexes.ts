import type { Database, Sort, Stores } from './store.ts'

/**
 * Every index, by collection, with who uses it. A list that is paged ends its index in `_id`, which breaks ties
 * (`page.ts`). Indexed fields hold only strings, numbers and null.
 */
export const INDEXES: Readonly<Record<string, readonly Sort[]>> = {
  agentClaims: [
    { state: 1, claimedAt: 1 }, // creations a crash left unfinished
  ],
  agents: [
    { ownerID: 1, lastModified: -1, _id: -1 }, // the owner's agents, newest first
  ],
  codes: [
    { expiresAt: 1 }, // sweeping expired codes
  ],
  conversations: [
    { agentId: 1, lastMessageAt: -1, _id: -1 }, // an agent's inbox, latest first
  ],
  knowledge: [
    { agentId: 1, _id: 1 }, // an agent's knowledge base
  ],
  members: [
    { workspaceId: 1 }, // who belongs to a workspace
    { email: 1 }, // which workspaces a person belongs to
  ],
  outbox: [
    { ts: -1, _id: -1 }, // the local mail page, newest first
  ],
  sessions: [
    { accountId: 1 }, // signing out everywhere
    { expiresAt: 1 }, // sweeping expired sessions
  ],
  siteReads: [
    { expiresAt: 1 }, // sweeping old readings
  ],
  tickets: [
    { expiresAt: 1 }, // sweeping unused tickets
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
