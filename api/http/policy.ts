import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { type Principal, permissionsIn, roleIn } from './principal.ts'

/** `hide` answers 404 (the object might as well not exist), `forbid` answers 403 (right tenant, wrong role). */
export type Decision = 'allow' | 'hide' | 'forbid'

/** Decides whether a caller may do one operation on one subject. Pure. */
export type Policy<S> = (principal: Principal, subject: S, region: Region | undefined) => Decision

/** For public operations: anyone may. */
export const everyone: Policy<undefined> = () => 'allow'

/** For operations about the caller's own account: a browser session is needed. */
export const signedIn: Policy<undefined> = (principal) => (principal.kind === 'user' ? 'allow' : 'forbid')

/**
 * Whether a caller may do something in a workspace: the one place where members' permissions count. Hidden from
 * everyone who is no member; `owner` is what no permission gives.
 */
export function mayIn(
  principal: Principal,
  workspaceId: string,
  region: Region | undefined,
  need: Permission | 'owner',
): Decision {
  const role = region && roleIn(principal, workspaceId, region)
  if (!role) return 'hide'
  const allowed =
    need === 'owner' ? role === 'owner' : permissionsIn(principal, workspaceId, region).includes(need)
  return allowed ? 'allow' : 'forbid'
}
