import { regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createFigureFloors } from '../analytics/figure-floors.ts'
import { hourOf } from '../analytics/figure-marks.ts'
import { createRollUps } from '../analytics/roll-ups.ts'
import { createAnnounce } from '../live/announce.ts'
import { createAskedMarks } from '../requests/asked-marks.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { RemovalDeps } from '../shared/ownership.ts'
import { createConversationRepository } from './conversation.repository.ts'

const daySeconds = 24 * 60 * 60
const batch = 50

type ForgetDeps = Pick<RemovalDeps, 'stores' | 'now' | 'log'>

/** Removes of one agent what was last said before a moment, with what was asked in it; its figures stay. */
async function forgetBefore(
  deps: ForgetDeps,
  region: (typeof regions)[number],
  agentId: string,
  before: number,
): Promise<number> {
  const { conversations, removeConversation } = createConversationRepository(deps.stores)
  const { requests, intakes } = createRequestRepository(deps.stores)
  const marks = createAskedMarks(deps)
  const announce = createAnnounce(deps)
  let gone = 0
  for (;;) {
    const old = await conversations(region)
      .find({ agentId, lastSaidAt: { $lt: before } }, { sort: { lastSaidAt: 1 }, limit: batch })
      .toArray()
    if (gone === 0 && old.length > 0) await closeFigures(deps, region, agentId, before)
    for (const conversation of old) {
      // Its visitor may have written meanwhile.
      const { _id } = conversation
      if (!(await conversations(region).findOne({ _id, lastSaidAt: { $lt: before } }))) continue
      await removeConversation(region, conversation._id)
      await announce.removed(region, conversation)
    }
    gone += old.length
    if (old.length < batch) break
  }
  // Those whose conversation was never kept, or goes on.
  for (let isFirst = true; ; isFirst = false) {
    const old = await requests(region)
      .find({ agentId, updatedAt: { $lt: before } }, { sort: { updatedAt: 1 }, limit: batch })
      .toArray()
    if (isFirst && old.length > 0) await closeFigures(deps, region, agentId, before)
    for (const request of old) {
      const { _id } = request
      // Its conversation may go on: nobody finds there what was asked of the team any more.
      await marks.takeOff(region, request)
      // Its visitor may have asked again meanwhile.
      const { deletedCount } = await requests(region).deleteOne({ _id, updatedAt: { $lt: before } })
      if (deletedCount === 1) await intakes(region).deleteOne({ _id })
    }
    if (old.length < batch) return gone
  }
}

/** Counts what is marked, and closes every hour that is about to lose something. */
async function closeFigures(
  deps: ForgetDeps,
  region: (typeof regions)[number],
  agentId: string,
  before: number,
): Promise<void> {
  await createRollUps(deps).settleAgent(region, agentId)
  await createFigureFloors(deps).close(region, agentId, hourOf(before - 1))
}

/**
 * Forgets conversations whose agent keeps them for some days only. Whoever is stopped on the way goes on an hour
 * later: what is to go is told by its own time.
 */
export async function forgetOldConversations(deps: RemovalDeps): Promise<void> {
  const { stores, now, log } = deps
  const { agents } = createAgentRepository(stores)
  for (const region of regions) {
    const found = await agents(region)
      .find({ keepDays: { $gt: 0 } }, { projection: { keepDays: 1 } })
      .toArray()
    for (const { _id, keepDays = 0 } of found) {
      const before = Math.floor(now() / 1000) - keepDays * daySeconds
      const gone = await forgetBefore(deps, region, _id, before)
      if (gone > 0) log.info({ agent: _id, region, gone }, 'conversations.forgotten')
    }
  }
}
