import { matchesSearch, searchWords } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { compareEnds, endAt, type Order, type PageRequest, readList } from '../store/list.ts'
import type { Filter, Stores } from '../store/store.ts'
import { type CardDoc, cardProjection } from './agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from './agent.repository.ts'
import { createAgentWords, searchTextOf } from './agent-words.ts'

/** What is searched for, and which part of what is found is wanted. */
export interface AgentSearch extends PageRequest {
  workspaceId: string
  platform?: AgentDoc['agentPlatform']
  /** Holds at least one word. */
  q: string
  order: Order
}

/** Up to so many agents with a word are fetched by id; above, they are dense enough to be met on the way. */
const fewAgents = 200
/** Words of a search that are looked up; all of them are checked. */
const lookedUpWords = 5
/** Agents read at once: a page of them first, as all may have the word, and then more each time, up to so many. */
const mostAtOnce = 200

/** Finds agents by the beginnings of words, in the order of a list. What is found is checked against the agent itself. */
export function createSearchAgents(stores: Stores) {
  const { agents } = createAgentRepository(stores)
  const words = createAgentWords(stores)

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
      .filter((doc) => !end || compareEnds(order, endAt(order, doc), end) > 0)
      .sort((a, b) => compareEnds(order, endAt(order, a), endAt(order, b)))
  }

  /** The matches among all agents, as they come in the list's order; at least one more than the page, if there is. */
  async function amongMany(region: Region, search: AgentSearch): Promise<CardDoc[]> {
    const { workspaceId, platform, q, order, limit } = search
    const own: Filter<AgentDoc> = { ownerID: workspaceId, ...(platform && { agentPlatform: platform }) }
    const found: CardDoc[] = []
    for (let { end } = search, atOnce = limit; ; atOnce = Math.min(2 * atOnce, mostAtOnce)) {
      const chunk = await readList<AgentDoc, CardDoc>(agents(region), {
        filter: own,
        order,
        limit: atOnce,
        end,
        projection: cardProjection,
      })
      found.push(...chunk.filter((doc) => isMatch(doc, q)))
      const last = chunk.at(-1)
      if (!last || chunk.length <= atOnce || found.length > limit) return found
      end = endAt(order, last)
    }
  }

  /** A page of what is found, and one agent more if there is. */
  return async function searchAgents(region: Region, wanted: AgentSearch): Promise<CardDoc[]> {
    const few = await candidates(region, wanted)
    const found = few ? await amongFew(region, few, wanted) : await amongMany(region, wanted)
    return found.slice(0, wanted.limit + 1)
  }
}

function isMatch(doc: CardDoc, q: string): boolean {
  return matchesSearch(searchTextOf(doc), q)
}
