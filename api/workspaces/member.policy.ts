import { holdsAll, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { mayIn, type Policy } from '../http/policy.ts'
import { permissionsIn } from '../http/principal.ts'

/** What a decision about someone in a workspace, or someone invited, needs to know. */
export interface PeopleSubject {
  uid: string
  /** Permissions that are given, taken or lost by it. */
  touches?: readonly Permission[]
  /** It is about the workspace's owner, whom nobody changes. */
  isOwner?: boolean
}

/** Looking after people: those with the permission, and only what they may do themselves. */
export const managePeople: Policy<PeopleSubject> = (
  principal,
  { uid, touches = [], isOwner = false },
  region,
) => {
  const decision = mayIn(principal, uid, region, 'members')
  if (decision !== 'allow' || !region) return decision
  return !isOwner && holdsAll(permissionsIn(principal, uid, region), touches) ? 'allow' : 'forbid'
}
