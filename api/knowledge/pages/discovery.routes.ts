import {
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
  removeKnowledgeDiscovery,
} from '#mocks/contracts/knowledge/discovery.contract.ts'
import type { Discovery } from '#mocks/contracts/knowledge/discovery.schema.ts'
import { refuseSearch } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLoadAgent } from '../../agents/load-agent.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { notFound, refuse } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { insertIfAbsent } from '../../store/insert-if-absent.ts'
import { createAddPages } from './add-pages.ts'
import { type DiscoveryDoc, discoveriesOf } from './discovery.repository.ts'
import { discoveryJobKind } from './discovery-job.ts'

/** Searches for pages: begun, looked at, and cancelled. */
export function discoveryRoutes(deps: Deps): Operation[] {
  const { stores, jobs } = deps
  const loadAgent = createLoadAgent(stores)
  const { knownOf } = createAddPages(deps)

  async function present(region: Region, doc: DiscoveryDoc): Promise<Discovery> {
    const { _id, agentId, madeAt, include, exclude, maxPages, pages, ...told } = doc
    const known = await knownOf(
      region,
      agentId,
      pages.map(({ url }) => url),
    )
    return {
      ...told,
      ID: _id.slice(agentId.length + 1),
      pages: pages.map((page) => ({ ...page, known: known.has(page.url) })),
    }
  }

  return [
    implement(createKnowledgeDiscovery, async ({ params, body, authorise }) => {
      const { region, agentId, discoveryId } = params
      const agent = await loadAgent(params, authorise)
      const discoveries = discoveriesOf(stores, region)
      const doc: DiscoveryDoc = {
        _id: `${agentId}:${discoveryId}`,
        agentId,
        ...body,
        state: 'running',
        message: '',
        found: 0,
        pages: [],
        refused: 0,
        cutShort: false,
        createdAt: unixNow(deps),
        madeAt: deps.now(),
      }
      const workspaceId = agent.ownerID
      const underWay = () => jobs.count(region, { kind: discoveryJobKind, workspaceId })
      if ((await discoveries.findOne({ _id: doc._id })) === null) refuse(refuseSearch(await underWay()))
      const isNew = await insertIfAbsent(discoveries, doc)
      const kept = await discoveries.findOne({ _id: doc._id })
      if (!kept) throw notFound()
      if (kept.state === 'running') {
        await jobs.ask(region, { kind: discoveryJobKind, key: doc._id, agentId, workspaceId })
        // Counted again with its own: of several at once for the last place, none may get it.
        const refusal = isNew && refuseSearch((await underWay()) - 1)
        if (refusal) {
          await discoveries.deleteOne({ _id: doc._id })
          await jobs.cancel(region, { kind: discoveryJobKind, key: doc._id })
          refuse(refusal)
        }
      }
      return { status: 202 as const, body: await present(region, kept) }
    }),

    implement(getKnowledgeDiscovery, async ({ params, authorise }) => {
      const { region, agentId, discoveryId } = params
      await loadAgent(params, authorise)
      const doc = await discoveriesOf(stores, region).findOne({ _id: `${agentId}:${discoveryId}` })
      if (!doc) throw notFound()
      return ok(await present(region, doc))
    }),

    implement(removeKnowledgeDiscovery, async ({ params, authorise }) => {
      const { region, agentId, discoveryId } = params
      await loadAgent(params, authorise)
      const key = `${agentId}:${discoveryId}`
      // Without the search its job has nothing to do, whoever holds it.
      const { deletedCount } = await discoveriesOf(stores, region).deleteOne({ _id: key })
      if (deletedCount === 0) throw notFound()
      await jobs.cancel(region, { kind: discoveryJobKind, key })
      return ok({ success: true as const })
    }),
  ]
}
