import type { Session } from '#mocks/contracts/session/account.schema.ts'
import type { UserPrincipal } from '../http/principal.ts'
import type { Stores } from '../store/store.ts'
import type { WorkspaceDoc } from '../workspaces/workspace.repository.ts'
import type { AccountDoc } from './account.repository.ts'

/** Who is signed in, with their workspaces in both regions. */
export async function presentSession(
  stores: Stores,
  principal: Pick<UserPrincipal, 'sessionId' | 'region' | 'memberships'>,
  account: AccountDoc,
): Promise<Session> {
  const workspaces = await Promise.all(
    principal.memberships.map(async ({ workspaceId, region, role }) => {
      const doc = await stores[region].collection<WorkspaceDoc>('users').findOne({ _id: workspaceId })
      return (
        doc && {
          uid: doc.uid,
          workspaceName: doc.workspaceName,
          workspacePhotoURL: doc.workspacePhotoURL,
          region,
          role,
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
