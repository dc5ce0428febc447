import { titleKey } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { cleanCss } from '../css/read-css.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createAgentRepository, type VersionDoc } from './agent.repository.ts'
import { createAgentWords } from './agent-words.ts'

/** A version as it was kept before backups were. */
type OldVersion = VersionDoc & { publishedAt?: number }

/**
 * Agents are sorted by name and found by word; versions say what they are, when they were kept and by whom; CSS is
 * clean, in drafts and in versions.
 */
export async function upgradeAgents(stores: Stores, region: Region): Promise<void> {
  const { agents, versions } = createAgentRepository(stores)
  for await (const agent of everyDocument(agents(region))) {
    const { css } = await cleanCss(agent.customCSS)
    if (css !== agent.customCSS) {
      await agents(region).updateOne({ _id: agent._id, rev: agent.rev }, { $set: { customCSS: css } })
    }
    if (agent.titleKey !== undefined) continue
    await createAgentWords(stores).add(region, agent)
    await agents(region).updateOne(
      { _id: agent._id, rev: agent.rev },
      { $set: { titleKey: titleKey(agent.title) } },
    )
  }
  for await (const { _id, kind, publishedAt, agent } of everyDocument<OldVersion>(versions(region))) {
    const { css } = await cleanCss(agent.customCSS)
    if (css !== agent.customCSS) {
      await versions(region).updateOne({ _id }, { $set: { agent: { ...agent, customCSS: css } } })
    }
    if (kind !== undefined) continue
    await versions(region).updateOne(
      { _id, kind: { $exists: false } },
      { $set: { kind: 'published', savedAt: publishedAt ?? 0, savedBy: null, keptFor: null } },
    )
  }
}
