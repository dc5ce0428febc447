import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok, regionOf } from '../http/implement.ts'
import { readWorkspace } from './workspace.policy.ts'
import { limitsOf, presentWorkspace } from './workspace.presenter.ts'
import { workspaceRepository } from './workspace.repository.ts'

/** Workspaces, first cut: reading one. */
export function workspaceRoutes({ stores }: Deps): Operation[] {
  const repository = workspaceRepository(stores)
  return [
    implement(getWorkspace, readWorkspace, async (call) => {
      const region = regionOf(call)
      const doc = await repository.find(region, call.params.uid)
      if (!doc) throw notFound()
      call.authorise(doc)
      return ok({
        workspace: presentWorkspace(doc, await repository.emails(region, doc.uid)),
        limits: limitsOf(doc),
        usage: { agents: doc.agentCount },
      })
    }),
  ]
}
