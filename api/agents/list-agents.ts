import type { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import { searchWords } from '#mocks/contracts/agents/search-words.ts'
import type { QueryOf, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationDays } from '../conversations/conversation-days.ts'
import type { Deps } from '../deps.ts'
import { latestFirst, type Order, pageRequest, presentPage, readList, toPage } from '../store/list.ts'
import type { Filter } from '../store/store.ts'
import { type CardDoc, cardProjection, presentCard } from './agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from './agent.repository.ts'
import { createSearchAgents } from './search-agents.ts'

/** How a list of agents can be sorted: each order has an index that ends in `_id`. */
const agentOrders = {
  lastModified: latestFirst('lastModified'),
  title: { field: 'titleKey', direction: 1, kind: 'string' },
} as const satisfies Record<string, Order & { field: keyof CardDoc }>

/** Lists a workspace's agents. Every path reads along an index, from where the page before ended. */
export function createListAgents({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { agents } = createAgentRepository(stores)
  const searchAgents = createSearchAgents(stores)
  const days = createConversationDays(stores)

  return async function list(
    region: Region,
    { workspaceId, platform, q = '', ...query }: QueryOf<typeof listAgents>,
  ): Promise<SuccessOf<typeof listAgents>> {
    const order = agentOrders[query.sort ?? 'lastModified']
    const request = pageRequest(order, query)
    const own: Filter<AgentDoc> = { ownerID: workspaceId, ...(platform && { agentPlatform: platform }) }
    const isSearch = searchWords(q).length > 0
    const docs = isSearch
      ? await searchAgents(region, { workspaceId, platform, q, order, ...request })
      : await readList<AgentDoc, CardDoc>(agents(region), {
          filter: own,
          order,
          ...request,
          projection: cardProjection,
        })
    const page = toPage(docs, request.limit, order)
    const shown = page.items.map((doc) => doc._id)
    const week = await days.lastWeek(region, shown, now())
    return {
      ...presentPage(page, (doc) => presentCard(doc, week(doc._id))),
      total: isSearch || request.end ? null : await agents(region).countDocuments(own),
    }
  }
}
