import { matchesSearch, searchWords } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { PageEnd } from '../store/page.ts'
import type { Filter, Stores } from '../store/store.ts'
import { type CardDoc, cardProjection } from './agent.presenter.ts'
import { type AgentDoc, agentRepository } from './agent.repository.ts'
import { type AgentOrder, afterEnd, compareEnds, endOf, toSort } from './agent-order.ts'
import { agentWords, searchTextOf } from './agent-words.ts'

/** What is searched for, and which part of what is found is wanted. */
export interface AgentSearch {
  workspaceId: string
  platform?: AgentDoc['agentPlatform']
  /** Holds at least one word. */
  q: string
  order: AgentOrder
  /** Where the page before ended; null for the first. */
  end: PageEnd | null
  limit: number
}

/** Up to so many agents with a word are fetched by id; above, they are dense enough to be met on the way. */
const fewAgents = 200
/** Words of a search that are looked up; all of them are checked. */
const lookedUpWords = 5
const chunkSize = 200

/** Finds agents by the beginnings of words, in the order of a list. What is found is checked against the agent itself. */
export function agentSearching(stores: Stores) {
  const { agents } = agentRepository(stores)
  const words = agentWords(stores)

  /** The agents that can match, when they are few; null when only reading on will tell. */
  async function candidates(region: Region, { workspaceId, q }: AgentSearch): Promise<string[] | null> {
    let fewest: string[] | null = null
    for (const word of searchWords(q).slice(0, lookedUpWords)) {
      const found = await words.startingWith(region, workspaceId, word, fewAgents)
      if (found && (!fewest || found.length < fewest.length)) fewest = found
    }
    return fewest
  }

  /** The agents of some ids. A workspace's words lead to its own agents alone: none ever changes hands. */
  async function amongFew(region: Region, ids: string[], search: AgentSearch): Promise<CardDoc[]> {
    const { platform, q, order, end } = search
    const found = await agents(region)
      .find<CardDoc>({ _id: { $in: ids } }, { projection: cardProjection })
      .toArray()
    return found
      .filter((doc) => (!platform || doc.agentPlatform === platform) && isMatch(doc, q))
      .filter((doc) => !end || compareEnds(order, endOf(order, doc), end) > 0)
      .sort((a, b) => compareEnds(order, endOf(order, a), endOf(order, b)))
  }

  /** The matches among all agents, as they come in the list's order. */
  async function amongMany(region: Region, search: AgentSearch): Promise<CardDoc[]> {
    const { workspaceId, platform, q, order, limit } = search
    const own: Filter<AgentDoc> = { ownerID: workspaceId, ...(platform && { agentPlatform: platform }) }
    const found: CardDoc[] = []
    for (let { end } = search; ; ) {
      const chunk = await agents(region)
        .find<CardDoc>(
          { ...own, ...afterEnd(order, end) },
          { sort: toSort(order), limit: chunkSize, projection: cardProjection },
        )
        .toArray()
      found.push(...chunk.filter((doc) => isMatch(doc, q)))
      const last = chunk.at(-1)
      if (!last || chunk.length < chunkSize || found.length >= limit) return found
      end = endOf(order, last)
    }
  }

  return async function search(region: Region, wanted: AgentSearch): Promise<CardDoc[]> {
    const few = await candidates(region, wanted)
    const found = few ? await amongFew(region, few, wanted) : await amongMany(region, wanted)
    return found.slice(0, wanted.limit)
  }
}

function isMatch(doc: CardDoc, q: string): boolean {
  return matchesSearch(searchTextOf(doc), q)
}
