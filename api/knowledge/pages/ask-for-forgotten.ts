import { regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../../agents/agent.repository.ts'
import type { Deps } from '../../deps.ts'
import { createAskForJob } from '../../jobs/ask-for-jobs.ts'
import { createKnowledgeRepository } from '../knowledge.repository.ts'
import { pagesKind } from './reading-job.ts'

/** What is due so many milliseconds longer than this has been forgotten: its job went with a process that was killed. */
const forgottenMs = 10 * 60 * 1000
const batch = 500

/** Has pages read whose time has come and for which nobody asked. Asking for one that is being read changes nothing. */
export async function askForForgotten(deps: Pick<Deps, 'stores' | 'now'>): Promise<void> {
  const { documents } = createKnowledgeRepository(deps.stores)
  const agents = createAgentRepository(deps.stores)
  const askForJob = createAskForJob(deps)
  for (const region of regions) {
    const due = await documents(region)
      .find<{ _id: string; agentId: string }>(
        { nextReadAt: { $gt: 0, $lte: deps.now() - forgottenMs } },
        { limit: batch, projection: { agentId: 1 } },
      )
      .toArray()
    for (const agentId of new Set(due.map((doc) => doc.agentId))) {
      const agent = await agents.find(region, agentId)
      if (!agent) continue
      const workspaceId = agent.ownerID
      await askForJob(region, { kind: pagesKind, key: agentId, agentId, workspaceId })
    }
  }
}
