import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
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
 * clean, in drafts and in versions; nobody's website gets the button of a call its owner never asked for.
 */
export async function upgradeAgents(stores: Stores, region: Region): Promise<void> {
  const { agents, versions } = createAgentRepository(stores)
  for await (const agent of everyDocument(agents(region))) {
    const changed = await changedFields(agent)
    if (changed) await agents(region).updateOne({ _id: agent._id, rev: agent.rev }, { $set: changed })
    if (agent.titleKey !== undefined) continue
    await createAgentWords(stores).add(region, agent)
    await agents(region).updateOne(
      { _id: agent._id, rev: agent.rev },
      { $set: { titleKey: titleKey(agent.title) } },
    )
  }
  for await (const { _id, kind, publishedAt, agent } of everyDocument<OldVersion>(versions(region))) {
    const changed = await changedFields(agent)
    if (changed) await versions(region).updateOne({ _id }, { $set: { agent: { ...agent, ...changed } } })
    if (kind !== undefined) continue
    await versions(region).updateOne(
      { _id, kind: { $exists: false } },
      { $set: { kind: 'published', savedAt: publishedAt ?? 0, savedBy: null, keptFor: null } },
    )
  }
}

/** What is kept otherwise now; null for nothing. Calls stood switched on before anything could be called. */
async function changedFields({
  customCSS,
  voiceConfig,
  ownerID,
}: Agent): Promise<Pick<Agent, 'customCSS' | 'voiceConfig'> | null> {
  const { css } = await cleanCss(customCSS, ownerID)
  const { config } = voiceConfig
  if (css === customCSS && !config.enableWebCalling) return null
  return { customCSS: css, voiceConfig: { ...voiceConfig, config: { ...config, enableWebCalling: false } } }
}
