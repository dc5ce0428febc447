import { type Agent, type AgentFields, agentSchema } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentDoc, agentRepository } from './agent.repository.ts'

const attempts = 5

/**
 * Changes the sent fields of an agent. With `rev`, a field someone else changed since is a 409 with the
 * agent as it is now; fields nobody touched merge. Without `rev` the last write wins per field.
 */
export function agentSaving(deps: Pick<Deps, 'stores' | 'now'>) {
  const repository = agentRepository(deps.stores)

  return async function save(
    region: Region,
    agentId: string,
    fields: Partial<AgentFields>,
    rev: number | undefined,
  ): Promise<Agent> {
    for (let attempt = 1; ; attempt += 1) {
      const doc = await repository.find(region, agentId)
      if (!doc) throw notFound()
      const changed = changedFields(doc, fields)
      if (changed.length === 0) return presentAgent(doc)
      const lost = rev === undefined ? [] : changed.filter((field) => (doc.fieldRevs[field] ?? 0) > rev)
      if (lost.length > 0) throw conflict(doc, lost)
      const next = doc.rev + 1
      const { modifiedCount } = await repository.agents(region).updateOne(
        { _id: agentId, rev: doc.rev },
        {
          $set: {
            ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
            ...Object.fromEntries(changed.map((field) => [`fieldRevs.${field}`, next])),
            rev: next,
            lastModified: unixNow(deps),
          },
        },
      )
      if (modifiedCount === 1) {
        const saved = await repository.find(region, agentId)
        if (saved) return presentAgent(saved)
      }
      if (attempt === attempts) throw conflict(doc, changed)
    }
  }
}

function changedFields(doc: AgentDoc, fields: Partial<AgentFields>): (keyof AgentFields)[] {
  return (Object.keys(fields) as (keyof AgentFields)[]).filter(
    (field) => fields[field] !== undefined && JSON.stringify(fields[field]) !== JSON.stringify(doc[field]),
  )
}

function conflict(doc: AgentDoc, lost: string[]): HttpError {
  return new HttpError(409, {
    fields: Object.fromEntries(lost.map((field) => [field, 'Someone else changed this meanwhile.'])),
    // Errors are not parsed on their way out, so what the wire does not know is left behind here.
    current: agentSchema.parse(presentAgent(doc)),
  })
}
