import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { searchWords } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { isDuplicateKey } from '../store/errors.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { createAgentRepository } from './agent.repository.ts'

/** One word of one agent's name or description; `_id` is `{workspaceId}:{word}:{agentId}`, so a prefix is a range. */
export interface AgentWordDoc extends Doc {
  agentId: string
}

/** What a search reads of an agent. */
type Searchable = Pick<Agent, 'ID' | 'ownerID' | 'title' | 'description'>

const attempts = 5

/** The text of an agent that is searched. */
export function searchTextOf({ title, description }: Pick<Agent, 'title' | 'description'>): string {
  return `${title} ${description}`
}

/**
 * The words agents are found by. They are added before an agent shows them and dropped after it no longer does, so a
 * search that checks what it finds misses nothing and shows nothing wrong, wherever a process dies.
 */
export function createAgentWords(stores: Stores) {
  const words = (region: Region): DocStore<AgentWordDoc> => stores[region].collection('agentWords')
  const { find } = createAgentRepository(stores)

  async function heldBy(region: Region, agentId: string): Promise<Set<string>> {
    const held = await words(region).find({ agentId }).toArray()
    return new Set(held.map(({ _id }) => _id))
  }

  async function add(region: Region, agent: Searchable): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const held = await heldBy(region, agent.ID)
      const missing = wordIds(agent).filter((id) => !held.has(id))
      try {
        await words(region).insertMany(missing.map((_id) => ({ _id, agentId: agent.ID })))
        return
      } catch (error) {
        // Another save of the agent added some meanwhile.
        if (!isDuplicateKey(error) || attempt === attempts) throw error
      }
    }
  }

  return {
    words,

    /** Makes an agent findable by the words it is about to have. */
    add,

    /** Drops the words an agent no longer has. When it changes meanwhile, that is looked at again. */
    async settle(region: Region, agentId: string): Promise<void> {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const agent = await find(region, agentId)
        if (!agent) return
        const wanted = new Set(wordIds(agent))
        const stale = [...(await heldBy(region, agentId))].filter((id) => !wanted.has(id))
        if (stale.length > 0) await words(region).deleteMany({ _id: { $in: stale } })
        await add(region, agent)
        if ((await find(region, agentId))?.rev === agent.rev) return
      }
    },

    /** Ids of the agents of a workspace with a word that begins so; null when they are more than `limit`. */
    async startingWith(
      region: Region,
      workspaceId: string,
      prefix: string,
      limit: number,
    ): Promise<string[] | null> {
      const from = `${workspaceId}:${prefix}`
      const found = await words(region)
        .find({ _id: { $gte: from, $lt: `${from}\u{10ffff}` } }, { sort: { _id: 1 }, limit: limit + 1 })
        .toArray()
      return found.length > limit ? null : [...new Set(found.map(({ agentId }) => agentId))]
    },
  }
}

function wordIds(agent: Searchable): string[] {
  const distinct = new Set(searchWords(searchTextOf(agent)))
  return [...distinct].map((word) => `${agent.ownerID}:${word}:${agent.ID}`)
}
