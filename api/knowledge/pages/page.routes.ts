import {
  createKnowledgePages,
  createKnowledgeReadings,
  saveKnowledgeRefreshRate,
} from '#mocks/contracts/knowledge/page.contract.ts'
import { createLoadAgent } from '../../agents/load-agent.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { createFileReadings } from '../files/file-readings.ts'
import { createAddPages } from './add-pages.ts'
import { createRereadPages } from './reread-pages.ts'

/** Pages: added, read again, and how often. */
export function pageRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const adding = createAddPages(deps)
  const pages = createRereadPages(deps)
  const files = createFileReadings(deps)

  return [
    implement(createKnowledgePages, async ({ params, body, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const { urls, refreshRate = 'never', tags = [] } = body
      const added = await adding.add(params.region, agent, { urls, refreshRate, tags })
      return { status: 202 as const, body: added }
    }),

    implement(createKnowledgeReadings, async ({ params: { region, agentId }, body, authorise }) => {
      const agent = await loadAgent({ region, agentId }, authorise)
      const read = await pages.againOf(region, agent, body.documentIds)
      let reading = read.length
      for (const ID of new Set(body.documentIds)) {
        if (!read.includes(ID) && (await readsFile(ID))) reading += 1
      }
      return { status: 202 as const, body: { reading } }

      /** False for what was written, or is gone. */
      async function readsFile(ID: string): Promise<boolean> {
        try {
          const { status } = await files.again(region, agentId, ID)
          return status !== 'ERROR'
        } catch (error) {
          if (error instanceof HttpError && error.status < 500) return false
          throw error
        }
      }
    }),

    implement(saveKnowledgeRefreshRate, async ({ params, body, authorise }) => {
      const agent = await loadAgent(params, authorise)
      return ok({ changed: await pages.setRate(params.region, agent, body) })
    }),
  ]
}
