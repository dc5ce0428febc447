import { type Agent, type AgentFields, agentSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { titleKey } from '#mocks/contracts/agents/search-words.ts'
import { changedFields, fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { changedSince } from '#mocks/contracts/shared/revision.ts'
import { type Deps, unixNow } from '../deps.ts'
import { conflict, type HttpError } from '../http/http-error.ts'
import { saveFields } from '../store/save-fields.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from './agent.repository.ts'
import { createAgentWords } from './agent-words.ts'
import { withCleanCss } from './clean-css.ts'

/**
 * Changes the sent fields of an agent. With `rev`, a field someone else changed since is a 409 with the
 * agent as it is now; fields nobody touched merge. Without `rev` the last write wins per field. CSS is kept clean.
 */
export function createSaveAgent(deps: Pick<Deps, 'stores' | 'now'>) {
  const { agents, versionOf } = createAgentRepository(deps.stores)
  const words = createAgentWords(deps.stores)

  /** Whether a draft with these fields would be what visitors have, to the last setting (spec 2 §4, agent publish). */
  async function isWhatVisitorsHave(region: Region, doc: AgentDoc, fields: Partial<AgentFields>) {
    const live = await versionOf(region, doc)
    return live !== null && changedFields(live.agent, fieldsOf({ ...doc, ...fields })).length === 0
  }

  return async function saveAgent(
    region: Region,
    agent: AgentDoc,
    sent: Partial<AgentFields>,
    rev: number | undefined,
  ): Promise<Agent> {
    const fields = await withCleanCss(agent.ownerID, sent, agent.customCSS)
    let isRenamed = false
    const saved = await saveFields<AgentDoc>({
      store: agents(region),
      id: agent._id,
      fields: fieldsOf(fields),
      rev,
      unchanged: ['publishedVersion'],
      async stamp(doc, changed) {
        isRenamed = changed.includes('title') || changed.includes('description')
        const next = { ...doc, ...fields }
        if (isRenamed) await words.add(region, next)
        return {
          titleKey: titleKey(next.title),
          lastModified: unixNow(deps),
          ...((await isWhatVisitorsHave(region, doc, fields)) && { publishedRev: doc.rev + 1 }),
        }
      },
      present: presentConflict,
    })
    if (isRenamed) await words.settle(region, agent._id)
    return presentAgent(saved)
  }
}

/** The 409 of replacing a draft that somebody changed after a revision. */
export function replacedConflict(doc: AgentDoc, rev: number): HttpError {
  return conflict(changedSince(doc, rev), presentConflict(doc))
}

/** Errors are not parsed on their way out, so what the wire does not know is left behind here. */
function presentConflict(doc: AgentDoc): Agent {
  return agentSchema.parse(presentAgent(doc))
}
