import type { Session } from '#mocks/contracts/session/account.schema.ts'
import type { UserPrincipal } from '../http/principal.ts'
import type { Stores } from '../store/store.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import type { AccountDoc } from './account.repository.ts'

/** Who is signed in, with their workspaces in both regions. */
export async function presentSession(
  stores: Stores,
  principal: Pick<UserPrincipal, 'sessionId' | 'region' | 'memberships'>,
  account: AccountDoc,
): Promise<Session> {
  const repository = createWorkspaceRepository(stores)
  const workspaces = await Promise.all(
    principal.memberships.map(async ({ uid, region, role, usersPerms }) => {
      const doc = await repository.find(region, uid)
      return (
        doc && {
          uid,
          workspaceName: doc.workspaceName,
          workspacePhotoURL: doc.workspacePhotoURL,
          region,
          role,
          usersPerms: [...usersPerms],
        }
      )
    }),
  )
  return {
    authToken: principal.sessionId,
    user: {
      uid: account._id,
      email: account.email,
      displayName: account.displayName,
      photoURL: account.photoURL,
      joinedAt: account.joinedAt,
      region: principal.region,
      hasPassword: account.passwordHash !== null,
    },
    workspaces: workspaces.filter((workspace) => workspace !== null),
  }
}
