import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createAnnounce } from '../live/announce.ts'
import { latestFirst, listPage, presentPage } from '../store/list.ts'
import { createAskedMarks } from './asked-marks.ts'
import { createRequestRepository, presentRequest } from './request.repository.ts'

/** Visitors' requests as members see them. */
export function requestRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const marks = createAskedMarks(deps)
  const announce = createAnnounce(deps)
  const loadAgent = createLoadAgent(stores)
  const { requests } = createRequestRepository(stores)

  return [
    implement(listRequests, async ({ params, query, authorise }) => {
      const { region, agentId } = params
      await loadAgent(params, authorise)
      const order = latestFirst('updatedAt')
      const page = await listPage(requests(region), { filter: { agentId }, order, query })
      return ok(presentPage(page, presentRequest))
    }),

    implement(saveRequest, async ({ params, body: { state }, authorise }) => {
      const { region, agentId, requestId } = params
      await loadAgent(params, authorise)
      const saved = await requests(region).findOneAndUpdate(
        { _id: requestId, agentId },
        { $set: { state, markDueAt: marks.dueAt() }, $inc: { markRev: 1 } },
        { returnDocument: 'after' },
      )
      if (!saved) throw notFound()
      const held = await marks.follow(region, saved)
      if (held) await announce.course(region, held)
      return ok(presentRequest(saved))
    }),
  ]
}
