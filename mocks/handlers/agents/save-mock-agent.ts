import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'

/** Changes fields of an agent; a field changed since `rev` is a conflict, as on the server. */
export function saveMockAgent(
  db: MockDb,
  agent: MockDb['agents'][number],
  fields: Partial<AgentFields>,
  rev: number | undefined,
) {
  const { fieldRevs = {}, ...current } = agent
  const changed = (Object.keys(fields) as (keyof AgentFields)[]).filter(
    (field) => JSON.stringify(fields[field]) !== JSON.stringify(agent[field]),
  )
  const lost = rev === undefined ? [] : changed.filter((field) => (fieldRevs[field] ?? 0) > rev)
  if (lost.length > 0) {
    const { status, body } = mockError(409, {
      fields: Object.fromEntries(lost.map((field) => [field, 'Someone else changed this meanwhile.'])),
    })
    return { status, body: { ...body, current: { ...current } } }
  }
  if (changed.length === 0) return mockOk(current)
  const next = agent.rev + 1
  const saved = { ...current, ...fields, rev: next, lastModified: Math.floor(db.now() / 1000) }
  Object.assign(agent, saved, {
    fieldRevs: { ...fieldRevs, ...Object.fromEntries(changed.map((field) => [field, next])) },
  })
  return mockOk(saved)
}
