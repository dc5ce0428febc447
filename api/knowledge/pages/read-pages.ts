import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { documentsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { pageFailures } from '#mocks/contracts/knowledge/page-failures.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../../agents/agent.repository.ts'
import type { Deps } from '../../deps.ts'
import type { JobEnd, JobKind, JobRun } from '../../jobs/job-kind.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from '../knowledge.repository.ts'
import { pagesKind } from './reading-job.ts'
import { siteProofOf } from './site-proof.ts'
import { createWritePages } from './write-pages.ts'

/** Pages read in one go; what is read by then is written. */
const batch = 8
/** Pages of one agent that are read before others have their turn. */
const mostInATurn = 40
const agentsAtOnce = 3
/** Milliseconds between two goes, for the website that is read and for those who wait for other answers. */
const restMs = 250

/** What reading needs of the server. */
type ReadDeps = Pick<Deps, 'stores' | 'now' | 'log' | 'pageReader'>

/**
 * Reads an agent's pages whose time has come. A page stays due until what was read of it is written, so a process
 * that is killed loses nothing, and writing the same twice changes nothing.
 */
export function readPagesKind(deps: ReadDeps): JobKind {
  const { documents, touch } = createKnowledgeRepository(deps.stores)
  const agents = createAgentRepository(deps.stores)
  const write = createWritePages(deps)

  const dueOf = (region: Region, agentId: string, limit: number) =>
    documents(region)
      .find({ agentId, nextReadAt: { $gt: 0, $lte: deps.now() } }, { sort: { nextReadAt: 1 }, limit })
      .toArray()

  /** What nobody could read to its end says so, and can be read again. */
  async function giveUp(region: Region, agentId: string): Promise<void> {
    for (const doc of await dueOf(region, agentId, documentsLimit)) {
      await documents(region).updateOne(
        { _id: doc._id },
        {
          $set: { status: 'ERROR', error: pageFailures['given-up'], retryable: true },
          $unset: { nextReadAt: '' },
        },
      )
    }
    await touch(region, agentId)
  }

  async function nextTime(region: Region, agentId: string): Promise<JobEnd | undefined> {
    const [first] = await documents(region)
      .find<Pick<KnowledgeDoc, 'nextReadAt'>>(
        { agentId, nextReadAt: { $gt: 0 } },
        { sort: { nextReadAt: 1 }, limit: 1, projection: { nextReadAt: 1 } },
      )
      .toArray()
    return first?.nextReadAt === undefined ? undefined : { againAt: first.nextReadAt }
  }

  return {
    kind: pagesKind,
    atOnce: agentsAtOnce,
    ofOneWorkspace: 1,
    async run({ region, key: agentId, attempt, signal }: JobRun) {
      // One before may have been killed after it wrote and before it said so.
      if (attempt > 1) await touch(region, agentId)
      for (let count = 0; count < mostInATurn; count += batch) {
        const agent = await agents.find(region, agentId)
        if (!agent) return undefined
        const docs = await dueOf(region, agentId, batch)
        if (docs.length === 0) break
        if (count > 0) await wait(restMs, undefined, { signal })
        for (const { _id } of docs) {
          await documents(region).updateOne({ _id }, { $set: { status: 'PENDING' } })
          await nextTurn()
        }
        const urls = docs.flatMap(({ url }) => url ?? [])
        const answers = await deps.pageReader.readPages(urls, {
          signal,
          owner: agent.ownerID,
          siteProof: siteProofOf(agent.ownerID),
        })
        signal.throwIfAborted()
        await write(region, agent, docs, new Map(answers.map((answer) => [answer.url, answer])))
      }
      return nextTime(region, agentId)
    },
    gaveUp: ({ region, key }) => giveUp(region, key),
  }
}
