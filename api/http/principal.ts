import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Permission, permissions } from '#mocks/contracts/workspaces/permissions.ts'

/** What an account may do in one workspace. */
export interface Membership {
  workspaceId: string
  region: Region
  role: 'owner' | 'member'
  /** What the account may do there; an owner may do everything. */
  usersPerms: readonly Permission[]
}

/** Someone with a browser session. */
export interface UserPrincipal {
  kind: 'user'
  accountId: string
  email: string
  /** Home region of the account. */
  region: Region
  /** Public id of the session. */
  sessionId: string
  memberships: readonly Membership[]
}

/** Who makes a call. */
export type Principal =
  | { kind: 'anonymous' }
  | UserPrincipal
  | { kind: 'workspace-key'; workspaceId: string; region: Region }
  | { kind: 'agent-key'; agentId: string; region: Region }
  | { kind: 'visitor'; agentId: string; conversationId: string; region: Region }

/** The caller's role in a workspace; null for none. A workspace secret acts as a member. */
export function roleIn(principal: Principal, workspaceId: string, region: Region): 'owner' | 'member' | null {
  if (principal.kind === 'workspace-key') {
    return principal.workspaceId === workspaceId && principal.region === region ? 'member' : null
  }
  if (principal.kind !== 'user') return null
  const found = principal.memberships.find((m) => m.workspaceId === workspaceId && m.region === region)
  return found?.role ?? null
}

/** What the caller may do in a workspace; nothing in a foreign one. A workspace secret may do all a member can. */
export function permissionsIn(
  principal: Principal,
  workspaceId: string,
  region: Region,
): readonly Permission[] {
  if (roleIn(principal, workspaceId, region) === null) return []
  if (principal.kind !== 'user') return permissions
  return (
    principal.memberships.find((m) => m.workspaceId === workspaceId && m.region === region)?.usersPerms ?? []
  )
}

/** Address of the person who calls; null when a key does. */
export function addressOf(principal: Principal): string | null {
  return principal.kind === 'user' ? principal.email : null
}

/** A name of the caller for limits and logs; holds no credential. */
export function callerKey(principal: Principal, ip: string): string {
  switch (principal.kind) {
    case 'user':
      return `user:${principal.accountId}`
    case 'workspace-key':
      return `workspace:${principal.workspaceId}`
    case 'agent-key':
      return `agent:${principal.agentId}`
    case 'visitor':
      return `visitor:${principal.conversationId}`
    case 'anonymous':
      return `ip:${ip}`
  }
}
