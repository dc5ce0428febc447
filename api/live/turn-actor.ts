import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import { addressOf, type Principal } from '../http/principal.ts'
import type { Stores } from '../store/store.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'

/** The address of who acts in a workspace's conversations: a key acts for the workspace's owner. */
export function createTurnActor(stores: Stores) {
  const workspaces = createWorkspaceRepository(stores)
  return async function actorOf(region: Region, workspaceId: string, principal: Principal): Promise<string> {
    const email = addressOf(principal) ?? (await workspaces.find(region, workspaceId))?.email
    if (!email) throw notFound()
    return email
  }
}
