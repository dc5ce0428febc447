import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { latestFirst, listPage, presentPage } from '../store/list.ts'
import { createRequestRepository, presentRequest } from './request.repository.ts'

/** Visitors' requests as members see them. */
export function requestRoutes({ stores }: Deps): Operation[] {
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
        { $set: { state } },
        { returnDocument: 'after' },
      )
      if (!saved) throw notFound()
      return ok(presentRequest(saved))
    }),
  ]
}
