import { type Agent, type AgentFields, agentSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { titleKey } from '#mocks/contracts/agents/search-words.ts'
import { changedFields, fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { conflict, type HttpError, notFound } from '../http/http-error.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentDoc, agentRepository } from './agent.repository.ts'
import { agentWords } from './agent-words.ts'

const attempts = 5

/**
 * Changes the sent fields of an agent. With `rev`, a field someone else changed since is a 409 with the
 * agent as it is now; fields nobody touched merge. Without `rev` the last write wins per field.
 */
export function agentSaving(deps: Pick<Deps, 'stores' | 'now'>) {
  const { agents, versions, find } = agentRepository(deps.stores)
  const words = agentWords(deps.stores)

  /** Whether a draft with these fields would be what visitors have, to the last setting (spec 2 §4, agent publish). */
  async function isWhatVisitorsHave(region: Region, doc: AgentDoc, fields: Partial<AgentFields>) {
    const live = await versions(region).findOne({ _id: `${doc._id}:${doc.publishedVersion}` })
    return live !== null && changedFields(live.agent, fieldsOf({ ...doc, ...fields })).length === 0
  }

  return async function save(
    region: Region,
    agent: AgentDoc,
    fields: Partial<AgentFields>,
    rev: number | undefined,
  ): Promise<Agent> {
    const { title, description } = fields
    let doc: AgentDoc | null = agent
    for (let attempt = 1; ; attempt += 1) {
      if (!doc) throw notFound()
      const changed = changedFields(doc, fields)
      if (changed.length === 0) return presentAgent(doc)
      const lost =
        rev === undefined ? [] : fieldsChangedSince(doc, rev).filter((field) => isIn(changed, field))
      if (lost.length > 0) throw agentConflict(doc, lost)
      const isRenamed = isIn(changed, 'title') || isIn(changed, 'description')
      if (isRenamed) {
        const { title: oldTitle, description: oldDescription } = doc
        const next = { ...doc, title: title ?? oldTitle, description: description ?? oldDescription }
        await words.add(region, next)
      }
      const next = doc.rev + 1
      const sent = Object.fromEntries(changed.map((field) => [field, fields[field]]))
      const isLive = await isWhatVisitorsHave(region, doc, sent)
      const { modifiedCount } = await agents(region).updateOne(
        { _id: agent._id, rev: doc.rev, publishedVersion: doc.publishedVersion },
        {
          $set: {
            ...sent,
            ...Object.fromEntries(changed.map((field) => [`fieldRevs.${field}`, next])),
            ...(title !== undefined && { titleKey: titleKey(title) }),
            ...(isLive && { publishedRev: next }),
            rev: next,
            lastModified: unixNow(deps),
          },
        },
      )
      if (modifiedCount === 1 && isRenamed) await words.settle(region, agent._id)
      const saved: AgentDoc | null = await find(region, agent._id)
      if (modifiedCount === 1 && saved) return presentAgent(saved)
      if (attempt === attempts) throw agentConflict(doc, changed)
      doc = saved
    }
  }
}

/** The fields of a draft that were changed after a revision. */
export function fieldsChangedSince(doc: AgentDoc, rev: number): string[] {
  return Object.keys(doc.fieldRevs).filter((field) => (doc.fieldRevs[field] ?? 0) > rev)
}

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

/** The 409 of a change made on older data: whose fields, and the agent as it is now. */
export function agentConflict(doc: AgentDoc, lost: readonly string[]): HttpError {
  // Errors are not parsed on their way out, so what the wire does not know is left behind here.
  return conflict(lost, agentSchema.parse(presentAgent(doc)))
}
