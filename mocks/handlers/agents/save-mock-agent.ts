import type { Agent, AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { changedFields, fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { conflict } from '../shared/mock-refusal.ts'
import type { MockAgent } from './load-mock-agent.ts'
import { mockHistory } from './mock-versions.ts'

/** Changes fields of an agent; a field changed since `rev` is a conflict, as on the server. */
export function saveMockAgent(
  db: MockDb,
  agent: MockAgent,
  fields: Partial<AgentFields>,
  rev: number | undefined,
): Agent {
  const { fieldRevs = {}, ...current } = agent
  const changed = changedFields(agent, fields)
  const lost = rev === undefined ? [] : changed.filter((field) => (fieldRevs[field] ?? 0) > rev)
  if (lost.length > 0) throw conflict(lost, current)
  if (changed.length === 0) return current
  const next = agent.rev + 1
  const saved = { ...current, ...fields, rev: next, lastModified: Math.floor(db.now() / 1000) }
  const live = mockHistory(db, agent.ID).find(({ version }) => version === agent.publishedVersion)
  if (live && changedFields(live.agent, fieldsOf(saved)).length === 0) saved.publishedRev = next
  Object.assign(agent, saved, {
    fieldRevs: { ...fieldRevs, ...Object.fromEntries(changed.map((field) => [field, next])) },
  })
  return saved
}
