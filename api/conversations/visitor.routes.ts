import {
  exportVisitor,
  mayExportNotes,
  refuseVisitor,
  removeVisitor,
} from '#mocks/contracts/conversations/visitor.contract.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createVisitorData } from './visitor-data.ts'

/** What is kept of a visitor, handed out and erased. */
export function visitorRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const data = createVisitorData(deps)

  return [
    implement(exportVisitor, async ({ params, body, principal, authorise }) => {
      const agent = await loadAgent(params, authorise)
      refuse(refuseVisitor(body))
      const withNotes = mayExportNotes(principal, agent, params.region)
      return ok(await data.read(params.region, agent, body, { withNotes }))
    }),

    implement(removeVisitor, async ({ params, body, authorise, log }) => {
      const agent = await loadAgent(params, authorise)
      refuse(refuseVisitor(body))
      const { gone } = await data.erase(params.region, agent, body)
      log.info({ agent: agent._id, ...gone }, 'visitor.erased')
      return ok(gone)
    }),
  ]
}
