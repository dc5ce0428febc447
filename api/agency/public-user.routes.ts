import { getPublicUser, publicUserOf } from '#mocks/contracts/agency/public-user.contract.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createAgencyRepository } from './agency.repository.ts'

/** What is public of an agency's workspace. */
export function publicUserRoutes(deps: Deps): Operation[] {
  const agencies = createAgencyRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)
  return [
    implement(getPublicUser, async ({ params: { region, userId }, query: { agencyId }, principal }) => {
      const [agency, workspace] = await Promise.all([
        agencies.find(region, agencyId),
        workspaces.find(region, userId),
      ])
      if (!workspace || agency?.userId !== workspace._id) throw notFound()
      return ok({ data: publicUserOf(workspace, principal, region) })
    }),
  ]
}
