import { titleKey } from '#mocks/contracts/agents/search-words.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, agentRepository, type VersionDoc } from './agents/agent.repository.ts'
import { agentWords } from './agents/agent-words.ts'
import { conversationRepository } from './conversations/conversation.repository.ts'
import type { Doc, DocStore, Filter, Stores } from './store/store.ts'
import { workspaceRepository } from './workspaces/workspace.repository.ts'

/** What documents look like today; grows when older ones have to be brought along. */
const today = 3
const batch = 200

interface SchemaDoc extends Doc {
  version: number
}

/** A version as it was kept before backups were. */
type OldVersion = VersionDoc & { publishedAt?: number }

/**
 * Brings documents of earlier versions along, once per store. Each step sets only what is missing, so it may be
 * stopped and run again, and two servers may run it at once.
 */
export async function upgradeStores(stores: Stores): Promise<void> {
  for (const region of regions) {
    const schema: DocStore<SchemaDoc> = stores[region].collection('schema')
    if (((await schema.findOne({ _id: 'documents' }))?.version ?? 0) >= today) continue
    await upgradeWorkspaces(stores, region)
    await upgradeAgents(stores, region)
    await upgradeVersions(stores, region)
    await upgradeConversations(stores, region)
    await schema.updateOne({ _id: 'documents' }, { $set: { version: today } }, { upsert: true })
  }
}

/** Workspaces count their seats, know when a field was changed, and which is their owner's first. */
async function upgradeWorkspaces(stores: Stores, region: Region): Promise<void> {
  const { workspaces, members } = workspaceRepository(stores)
  for await (const { _id, seatCount } of all(workspaces(region))) {
    if (seatCount !== undefined) continue
    const seats = await members(region).countDocuments({ workspaceId: _id })
    await workspaces(region).updateOne(
      { _id, seatCount: { $exists: false } },
      { $set: { seatCount: seats, seatCountAt: 0, fieldRevs: {}, deletedAt: null, isMain: true } },
    )
  }
}

/** Agents are sorted by name and found by word. */
async function upgradeAgents(stores: Stores, region: Region): Promise<void> {
  const { agents } = agentRepository(stores)
  for await (const agent of all<AgentDoc>(agents(region))) {
    if (agent.titleKey !== undefined) continue
    await agentWords(stores).add(region, agent)
    await agents(region).updateOne(
      { _id: agent._id, rev: agent.rev },
      { $set: { titleKey: titleKey(agent.title) } },
    )
  }
}

/** Versions say what they are, when they were kept and by whom. */
async function upgradeVersions(stores: Stores, region: Region): Promise<void> {
  const { versions } = agentRepository(stores)
  for await (const { _id, kind, publishedAt } of all<OldVersion>(versions(region))) {
    if (kind !== undefined) continue
    await versions(region).updateOne(
      { _id, kind: { $exists: false } },
      { $set: { kind: 'published', savedAt: publishedAt ?? 0, savedBy: null, keptFor: null } },
    )
  }
}

/** Conversations know their workspace, whose sessions they are. What nobody counted then is not counted now. */
async function upgradeConversations(stores: Stores, region: Region): Promise<void> {
  const { conversations } = conversationRepository(stores)
  const { agents } = agentRepository(stores)
  for await (const { _id, agentId, workspaceId } of all(conversations(region))) {
    if (workspaceId !== undefined) continue
    const agent = await agents(region).findOne({ _id: agentId })
    await conversations(region).updateOne(
      { _id, workspaceId: { $exists: false } },
      { $set: { workspaceId: agent?.ownerID ?? '', unknownAnswers: 0 } },
    )
  }
}

/** Every document of a collection, by id, a batch at a time. */
async function* all<D extends Doc>(store: DocStore<D>): AsyncGenerator<D> {
  let last = ''
  for (;;) {
    const docs = await store
      .find({ _id: { $gt: last } } as Filter<D>, { sort: { _id: 1 }, limit: batch })
      .toArray()
    yield* docs
    const end = docs.at(-1)
    if (!end || docs.length < batch) return
    last = end._id
  }
}
