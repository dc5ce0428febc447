import type { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import { searchWords } from '#mocks/contracts/agents/search-words.ts'
import type { QueryOf, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { conversationDays } from '../conversations/conversation-days.ts'
import type { Deps } from '../deps.ts'
import { fromCursor, limitOf, toPage } from '../shared/cursor.ts'
import type { Filter } from '../store/store.ts'
import { type CardDoc, cardProjection, presentCard } from './agent.presenter.ts'
import { type AgentDoc, agentRepository } from './agent.repository.ts'
import { afterEnd, agentOrders, toSort } from './agent-order.ts'
import { agentSearching } from './search-agents.ts'

/** Lists a workspace's agents. Every path reads along an index, from where the page before ended. */
export function agentListing({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { agents } = agentRepository(stores)
  const search = agentSearching(stores)
  const days = conversationDays(stores)

  return async function list(
    region: Region,
    { workspaceId, platform, q = '', ...query }: QueryOf<typeof listAgents>,
  ): Promise<SuccessOf<typeof listAgents>> {
    const order = agentOrders[query.sort ?? 'lastModified']
    const limit = limitOf(query)
    const [value, id] = fromCursor(query.cursor, order.kinds) ?? []
    const end = value === undefined || id === undefined ? null : { value, id }
    const own: Filter<AgentDoc> = { ownerID: workspaceId, ...(platform && { agentPlatform: platform }) }
    const isSearch = searchWords(q).length > 0
    const docs = isSearch
      ? await search(region, { workspaceId, platform, q, order, end, limit: limit + 1 })
      : await agents(region)
          .find<CardDoc>(
            { ...own, ...afterEnd(order, end) },
            { sort: toSort(order), limit: limit + 1, projection: cardProjection },
          )
          .toArray()
    const shown = docs.slice(0, limit).map((doc) => doc._id)
    const week = await days.lastWeek(region, shown, now())
    const page = toPage(
      docs,
      limit,
      (doc) => presentCard(doc, week(doc._id)),
      (doc) => [doc[order.field], doc._id],
    )
    return { ...page, total: isSearch || end ? null : await agents(region).countDocuments(own) }
  }
}
