import type { Membership, Needs } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

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

/** A visitor of an embedded agent. */
export interface VisitorPrincipal {
  kind: 'visitor'
  agentId: string
  conversationId: string
  region: Region
}

/** Who entered an agency's dashboard at its own host, by its secret. */
export interface AgencyAdminPrincipal {
  kind: 'agency-admin'
  agencyId: string
  region: Region
}

/** Who makes a call. */
export type Principal =
  | { kind: 'anonymous' }
  | UserPrincipal
  | { kind: 'workspace-key'; workspaceId: string; region: Region }
  | { kind: 'agent-key'; agentId: string; region: Region }
  | VisitorPrincipal
  | AgencyAdminPrincipal

/** Who makes a call that needs this: what the door has let in. */
export type PrincipalOf<N extends Needs> = [N] extends [{ kind: 'session' }]
  ? UserPrincipal
  : [N] extends [{ kind: 'visitor' }]
    ? VisitorPrincipal
    : [N] extends [{ kind: 'agencyAdmin' }]
      ? AgencyAdminPrincipal
      : Principal

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
    case 'agency-admin':
      return `agency-admin:${principal.agencyId}`
    case 'anonymous':
      return `ip:${ip}`
  }
}
