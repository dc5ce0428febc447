import type { AgentVersion } from '#mocks/contracts/agents/version.contract.ts'
import { changedFields, surplusVersions } from '#mocks/contracts/agents/version-history.ts'
import { buildKeptVersion, type KeptVersion } from '#mocks/fixtures/agents/version.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import type { MockAgent } from './load-mock-agent.ts'

/** The history of an agent, newest first. */
export function mockHistory(db: MockDb, agentId: string): KeptVersion[] {
  return db.versions.get(agentId) ?? []
}

/** What the wire shows of a version. */
export function presentMockVersion({ agent: _, ...version }: KeptVersion, agent: MockAgent): AgentVersion {
  return { ...version, current: version.version === agent.publishedVersion }
}

/** Adds the agent as it is now to its history, under the next number. */
export function keepMockVersion(
  db: MockDb,
  agent: MockAgent,
  more: Pick<KeptVersion, 'kind'> & Partial<KeptVersion>,
): KeptVersion {
  const { fieldRevs: _, ...copy } = structuredClone(agent)
  const history = mockHistory(db, agent.ID)
  const version = buildKeptVersion(copy, {
    version: (history[0]?.version ?? 0) + 1,
    savedAt: Math.floor(db.now() / 1000),
    savedBy: db.session?.user.email ?? null,
    ...more,
  })
  db.versions.set(agent.ID, [version, ...history])
  return version
}

/** Drops what a history is over, as the server does. */
export function trimMockHistory(db: MockDb, agent: MockAgent): void {
  const history = mockHistory(db, agent.ID)
  const surplus = surplusVersions(history, agent.publishedVersion)
  db.versions.set(
    agent.ID,
    history.filter(({ version }) => !surplus.includes(version)),
  )
}

/** The version that holds the draft as it is; a draft in no version yet is given one. */
export function backUpMockDraft(db: MockDb, agent: MockAgent, keptFor: number | null): KeptVersion {
  const history = mockHistory(db, agent.ID)
  const published = history.find(({ version }) => version === agent.publishedVersion)
  if (published && agent.rev === agent.publishedRev) return published
  const same = history.find((version) => changedFields(agent, version.agent).length === 0)
  if (same) return same
  const kept = keepMockVersion(db, agent, { kind: 'draft', keptFor })
  trimMockHistory(db, agent)
  return kept
}
