import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { keptVersions } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { presentAgent } from './agent.presenter.ts'
import { agentRepository } from './agent.repository.ts'

const attempts = 5

/**
 * Publishes drafts. The copy is written before the agent points to it, so visitors always get a whole version; two
 * people publishing at once make two versions, and a draft that is already published makes none.
 */
export function agentPublishing(deps: Pick<Deps, 'stores' | 'now'>) {
  const { agents, versions, find } = agentRepository(deps.stores)

  return async function publish(region: Region, agentId: string): Promise<Agent> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const doc = await find(region, agentId)
      if (!doc) throw notFound()
      if (doc.publishedRev === doc.rev) return presentAgent(doc)
      const pointer = { publishedVersion: doc.publishedVersion + 1 + attempt, publishedRev: doc.rev }
      const agent = { ...presentAgent(doc), ...pointer }
      const version = pointer.publishedVersion
      const copied = await insertIfAbsent(versions(region), {
        _id: `${agentId}:${version}`,
        agentId,
        version,
        publishedAt: unixNow(deps),
        agent,
      })
      if (!copied) continue
      const { modifiedCount } = await agents(region).updateOne(
        { _id: agentId, rev: doc.rev, publishedVersion: doc.publishedVersion },
        { $set: pointer },
      )
      if (modifiedCount === 1) {
        await versions(region).deleteMany({ agentId, version: { $lte: version - keptVersions } })
        return agent
      }
      // Somebody saved or published meanwhile: this copy was never anyone's version.
      await versions(region).deleteOne({ _id: `${agentId}:${version}` })
    }
    throw new HttpError(409)
  }
}
