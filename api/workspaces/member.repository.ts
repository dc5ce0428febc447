import { defaultPermissions, type Permission, permissions } from '#mocks/contracts/workspaces/permissions.ts'
import type { Doc } from '../store/store.ts'

/** One address in one workspace; `_id` is `{workspaceId}:{email}`, so nobody is in it twice. */
export interface MemberDoc extends Doc {
  workspaceId: string
  email: string
  role: 'owner' | 'member'
  /** What a member may do; an owner, and nobody else, may do everything. @default `defaultPermissions` */
  usersPerms?: Permission[]
  /** Unix seconds. */
  joinedAt: number
}

/** The `_id` of a membership. */
export function memberId(workspaceId: string, email: string): string {
  return `${workspaceId}:${email}`
}

/** What someone may do in the workspace they are in. */
export function permissionsOf({
  role,
  usersPerms,
}: Pick<MemberDoc, 'role' | 'usersPerms'>): readonly Permission[] {
  return role === 'owner' ? permissions : (usersPerms ?? defaultPermissions)
}
