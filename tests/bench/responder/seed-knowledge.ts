import { pino } from 'pino'
import { createAgentCreation } from '#api/agents/agent-creation.ts'
import { readConfig } from '#api/config.ts'
import { ensureIndexes } from '#api/indexes.ts'
import type { SitePage } from '#api/providers/site-reader/site-reader.ts'
import { openStores } from '#api/store/open-stores.ts'
import { newWorkspace } from '#api/workspaces/new-workspace.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'

const region = 'eu'

interface SeedOptions {
  dataDir: string
  /** How many agents; each gets all the pages. */
  agents: number
  pages: readonly SitePage[]
}

/** Fills a store that no server has open yet. Answers with the agents' ids, all of region `eu`. */
export async function seedKnowledge({ dataDir, agents, pages }: SeedOptions): Promise<string[]> {
  const stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  try {
    await ensureIndexes(stores)
    const { create } = createAgentCreation({ stores, now: Date.now, log: pino({ level: 'silent' }) })
    const ids = Array.from({ length: agents }, (_, i) => `bench${String(i).padStart(11, '0')}`)
    for (const agentId of ids) {
      // A workspace each: the number of agents in one is limited.
      const workspaceId = `${agentId}-owner`
      await createWorkspaceRepository(stores)
        .workspaces(region)
        .insertOne(
          newWorkspace({
            uid: workspaceId,
            email: `${agentId}@example.com`,
            region,
            joinedAt: 0,
            utmSource: '',
            countryCode: null,
          }),
        )
      await create({
        region,
        agentId,
        workspaceId,
        fields: { title: agentId },
        knowledge: pages.map(({ url, title, text }) => ({
          name: title,
          url,
          sourceType: 'url',
          content: text,
        })),
      })
    }
    return ids
  } finally {
    await stores.close()
  }
}
