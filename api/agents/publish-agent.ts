import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { VersionChecks } from '#mocks/contracts/agents/version.contract.ts'
import { refuseFlow } from '#mocks/contracts/flow/flow.refusals.ts'
import { keptChecks, refuseGate } from '#mocks/contracts/publishing/publish-gate.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound, refuse } from '../http/http-error.ts'
import { createFunctionRepository } from '../library/functions/function.repository.ts'
import { createReadGate } from '../publishing/gate.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from './agent.repository.ts'
import { assertUsable } from './clean-css.ts'
import { createVersionHistory } from './version-history.ts'

const attempts = 10

/** Who publishes, and why. */
export interface Publishing {
  /** Email address of who asks; null for a server's key. */
  savedBy: string | null
  /** Why it is published although its checks do not pass; '' for nothing. */
  reason: string
  /** The revision of the draft the caller looked at. @default the draft as it is */
  rev?: number | undefined
}

/**
 * Publishes drafts. The copy is written before the agent points to it, so visitors always get a whole version; two
 * people publishing at once make two versions, and a draft that is already published makes none. One whose widget
 * visitors could not use, or whose flow would not lead them to an answer, is refused, and so is one that does not pass
 * its checks, unless somebody says why.
 */
export function createPublishAgent(deps: Pick<Deps, 'stores' | 'now'>) {
  const { agents, versions, find } = createAgentRepository(deps.stores)
  const history = createVersionHistory(deps)
  const functions = createFunctionRepository(deps)
  const readGate = createReadGate(deps)

  /** The draft as the next version; null when somebody saved or published meanwhile. */
  async function tryPublish(
    region: Region,
    doc: AgentDoc,
    savedBy: string | null,
    checks: VersionChecks | undefined,
  ): Promise<Agent | null> {
    const agentId = doc._id
    const copy = await history.tryAppend(region, agentId, {
      kind: 'published',
      savedBy,
      keptFor: null,
      ...(checks && { checks }),
      copy: (version) => ({ ...presentAgent(doc), publishedVersion: version, publishedRev: doc.rev }),
    })
    if (!copy) return null
    const { version } = copy
    const { modifiedCount } = await agents(region).updateOne(
      { _id: agentId, rev: doc.rev, publishedVersion: doc.publishedVersion },
      { $set: { publishedVersion: version, publishedRev: doc.rev } },
    )
    if (modifiedCount !== 1) {
      await versions(region).deleteOne({ _id: copy._id })
      return null
    }
    // Copies in between are of publishings that died or came too late: they were never anyone's version.
    const between = { $gt: doc.publishedVersion, $lt: version }
    await versions(region).deleteMany({ agentId, version: between, kind: 'published' })
    await history.prune(region, agentId)
    return copy.agent
  }

  return async function publishAgent(
    region: Region,
    agent: AgentDoc,
    { savedBy, reason, rev }: Publishing,
  ): Promise<Agent> {
    let doc: AgentDoc | null = agent
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (!doc) throw notFound()
      if (rev !== undefined && doc.rev !== rev) throw new HttpError(409)
      if (doc.publishedRev === doc.rev) return presentAgent(doc)
      await assertUsable(doc.ownerID, doc)
      refuse(refuseFlow(doc, { toolIds: await functions.idsOf(region, doc.ownerID) }))
      const gate = await readGate(region, doc)
      refuse(refuseGate(gate.state, reason))
      const published = await tryPublish(
        region,
        doc,
        savedBy,
        keptChecks(gate.state, gate.run?.approval, reason),
      )
      if (published) return published
      doc = await find(region, agent._id)
    }
    throw new HttpError(409)
  }
}
