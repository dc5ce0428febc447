import { titleKey } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createAgentRepository, type VersionDoc } from './agent.repository.ts'
import { createAgentWords } from './agent-words.ts'

/** A version as it was kept before backups were. */
type OldVersion = VersionDoc & { publishedAt?: number }

/** Agents are sorted by name and found by word; versions say what they are, when they were kept and by whom. */
export async function upgradeAgents(stores: Stores, region: Region): Promise<void> {
  const { agents, versions } = createAgentRepository(stores)
  for await (const agent of everyDocument(agents(region))) {
    if (agent.titleKey !== undefined) continue
    await createAgentWords(stores).add(region, agent)
    await agents(region).updateOne(
      { _id: agent._id, rev: agent.rev },
      { $set: { titleKey: titleKey(agent.title) } },
    )
  }
  for await (const { _id, kind, publishedAt } of everyDocument<OldVersion>(versions(region))) {
    if (kind !== undefined) continue
    await versions(region).updateOne(
      { _id, kind: { $exists: false } },
      { $set: { kind: 'published', savedAt: publishedAt ?? 0, savedBy: null, keptFor: null } },
    )
  }
}
