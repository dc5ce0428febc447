import {
  getWorkspace,
  removeWorkspace,
  saveWorkspace,
} from '#mocks/contracts/workspaces/workspace.contract.ts'
import { mainWorkspace } from '#mocks/contracts/workspaces/workspace.refusals.ts'
import { refuseWorkspaceSave, sentWorkspaceFields } from '#mocks/contracts/workspaces/workspace-saving.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok, regionOf } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { limitsOf, presentWorkspace } from './workspace.presenter.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'
import { createWorkspaceService } from './workspace.service.ts'

/** Workspaces: read, create or change, delete. */
export function workspaceRoutes(
  deps: Deps,
  { sessions, keys, published, removals }: Pick<Services, 'sessions' | 'keys' | 'published' | 'removals'>,
): Operation[] {
  const repository = createWorkspaceRepository(deps.stores)
  const service = createWorkspaceService(deps)

  return [
    implement(getWorkspace, async (call) => {
      const region = regionOf(call)
      const doc = await repository.find(region, call.params.uid)
      if (!doc) throw notFound()
      call.authorise({ workspaceId: doc.uid })
      return ok({
        workspace: presentWorkspace(doc, await repository.emails(region, doc.uid)),
        limits: limitsOf(doc),
        usage: { agents: doc.agentCount },
      })
    }),

    implement(saveWorkspace, async (call) => {
      const { region, uid } = call.params
      const { rev, ...body } = call.body
      const existing = await repository.find(region, uid)
      const isNew = existing === null
      call.authorise({ workspaceId: uid, isNew })
      refuse(refuseWorkspaceSave(call.principal, { uid, region, isNew, body }))
      const fields = sentWorkspaceFields(body)
      if (existing) {
        const saved = await service.change(region, existing, fields, rev)
        return ok(savedWorkspace(saved, await repository.emails(region, uid)))
      }
      const { workspaceName } = fields
      // Without a name it is no new workspace but a change of one that does not exist.
      if (workspaceName === undefined || call.principal.kind !== 'user') throw notFound()
      const { email } = call.principal
      const owner = { ...call.principal, countryCode: call.request.country }
      const made = await service.create(region, uid, owner, { ...fields, workspaceName })
      if (!made) throw notFound()
      sessions.forget(email)
      return ok(savedWorkspace(made, [email]))
    }),

    implement(removeWorkspace, async (call) => {
      const { region, uid } = call.params
      const doc = await repository.find(region, uid)
      if (!doc) throw notFound()
      call.authorise({ workspaceId: doc.uid })
      if (doc.isMain) throw refused(mainWorkspace)
      const { emails, agentIds } = await removals.workspaces.remove(region, uid)
      for (const email of emails) sessions.forget(email)
      for (const agentId of agentIds) published.forget(region, agentId)
      for (const subjectId of [uid, ...agentIds]) keys.forget(subjectId)
      call.log.info({ workspace: uid }, 'workspace.removed')
      return ok({ success: true as const })
    }),
  ]
}

/** A workspace that was saved, with the specification's success flag (spec 2 §7.3). */
function savedWorkspace(...given: Parameters<typeof presentWorkspace>) {
  return { ...presentWorkspace(...given), success: true as const }
}
