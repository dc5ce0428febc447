import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { AgentVersion } from '#mocks/contracts/agents/version.contract.ts'
import { changedFields, surplusVersions } from '#mocks/contracts/agents/version-history.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentDoc, createAgentRepository, type VersionDoc } from './agent.repository.ts'

/** An entry about to be written; its number is given when it is. */
export type NewVersion = Pick<VersionDoc, 'kind' | 'savedBy' | 'keptFor' | 'checks'> & {
  /** The agent as it is kept, under its number. */
  copy: (version: number) => Agent
}

/** Who keeps a draft, and why. */
export interface BackupReason {
  /** Address of who asked; null for a server's key. */
  savedBy: string | null
  /** The version that is about to replace the draft, or null. */
  keptFor: number | null
}

const attempts = 20

/** The published copies and backed-up drafts of an agent: one sequence of numbers, at most twenty kept. */
export function createVersionHistory(deps: Pick<Deps, 'stores' | 'now'>) {
  const { agents, versions } = createAgentRepository(deps.stores)

  async function newestFirst(region: Region, agentId: string): Promise<VersionDoc[]> {
    return versions(region)
      .find({ agentId }, { sort: { version: -1 } })
      .toArray()
  }

  /** Writes the next entry; null when somebody took its number at the same moment. */
  async function tryAppend(region: Region, agentId: string, entry: NewVersion): Promise<VersionDoc | null> {
    const [newest] = await versions(region)
      .find({ agentId }, { sort: { version: -1 }, limit: 1, projection: { version: 1 } })
      .toArray()
    const { copy, ...rest } = entry
    const version = (newest?.version ?? 0) + 1
    const savedAt = unixNow(deps)
    const doc = { _id: `${agentId}:${version}`, agentId, version, savedAt, ...rest, agent: copy(version) }
    return (await insertIfAbsent(versions(region), doc)) ? doc : null
  }

  async function append(region: Region, agentId: string, entry: NewVersion): Promise<VersionDoc> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const appended = await tryAppend(region, agentId, entry)
      if (appended) return appended
    }
    throw new HttpError(503)
  }

  /** Drops what is over twenty. The published version is read last, so it can only be newer than what is dropped. */
  async function prune(region: Region, agentId: string): Promise<void> {
    const kept = await versions(region)
      .find<Pick<VersionDoc, 'version' | 'kind'>>({ agentId }, { projection: { version: 1, kind: 1 } })
      .toArray()
    const agent = await agents(region).findOne<Pick<AgentDoc, 'publishedVersion'>>(
      { _id: agentId },
      { projection: { publishedVersion: 1 } },
    )
    const surplus = agent ? surplusVersions(kept, agent.publishedVersion) : []
    if (surplus.length > 0) await versions(region).deleteMany({ agentId, version: { $in: surplus } })
  }

  return {
    tryAppend,
    prune,

    /** The history as it is shown, newest first. */
    async list(region: Region, agent: AgentDoc): Promise<AgentVersion[]> {
      const kept = await newestFirst(region, agent._id)
      return kept.filter((doc) => isKept(doc, agent)).map((doc) => presentVersion(doc, agent))
    },

    /** One version of this agent, and of no other. */
    async find(region: Region, agent: AgentDoc, version: number): Promise<VersionDoc> {
      const doc = await versions(region).findOne({ _id: `${agent._id}:${version}` })
      if (!doc || !isKept(doc, agent)) throw notFound()
      return doc
    },

    /** Keeps the draft as it is: under the version that already holds it, or as an entry of its own. */
    async backUp(region: Region, agent: AgentDoc, reason: BackupReason): Promise<AgentVersion> {
      const kept = await newestFirst(region, agent._id)
      const isPublished = agent.rev === agent.publishedRev
      const same = isPublished
        ? kept.find(({ version }) => version === agent.publishedVersion)
        : kept.find((doc) => isKept(doc, agent) && changedFields(agent, doc.agent).length === 0)
      if (same) return presentVersion(await signed(region, same, reason), agent)
      const copy = () => presentAgent(agent)
      const appended = await append(region, agent._id, { kind: 'draft', ...reason, copy })
      const twin = await earlierTwin(region, appended)
      if (twin) await versions(region).deleteOne({ _id: appended._id })
      await prune(region, agent._id)
      return presentVersion(twin ?? appended, agent)
    },
  }

  /** A version a server's key published gets the name of the person who then backs it up. */
  async function signed(region: Region, doc: VersionDoc, { savedBy }: BackupReason): Promise<VersionDoc> {
    if (doc.savedBy !== null || savedBy === null) return doc
    await versions(region).updateOne({ _id: doc._id, savedBy: null }, { $set: { savedBy } })
    return { ...doc, savedBy }
  }

  /** The same draft, kept by somebody who asked at the same moment. */
  async function earlierTwin(region: Region, { agentId, version, agent }: VersionDoc) {
    const earlier = await versions(region)
      .find({ agentId, version: { $lt: version } }, { sort: { version: -1 } })
      .toArray()
    return earlier.find((doc) => doc.kind === 'draft' && doc.agent.rev === agent.rev)
  }
}

/** A published copy above the published version is just being published, or never was. */
function isKept({ kind, version }: VersionDoc, agent: AgentDoc): boolean {
  return kind === 'draft' || version <= agent.publishedVersion
}

/** One line of a history. */
export function presentVersion(
  { version, kind, savedAt, savedBy, keptFor, checks }: VersionDoc,
  agent: Pick<AgentDoc, 'publishedVersion'>,
): AgentVersion {
  return {
    version,
    kind,
    savedAt,
    savedBy,
    keptFor,
    current: version === agent.publishedVersion,
    ...(checks && { checks }),
  }
}
