import type { Permission } from '../workspaces/permissions.ts'
import type { Region } from './region.ts'

/** What someone must hold in a workspace: a permission, or what no permission gives, being its owner. */
export type Right = Permission | 'owner'

/** Who may call an operation. Browsers read it too, so it is plain data. */
export type Needs =
  /** Anyone, with or without a credential. */
  | { kind: 'public' }
  /** A visitor of the embedded agent. */
  | { kind: 'visitor' }
  /** A browser session, about the caller's own account; no key opens it. */
  | { kind: 'session' }
  /** An agency's admin, at a host of that agency; nobody else, and no key. */
  | { kind: 'agencyAdmin' }
  /** Members of a workspace with the right, and its secret; for agent keys and everyone else it does not exist. */
  | {
      kind: 'workspace'
      right: Right
      /** Whoever is signed in may make one under an id nobody has. */
      orNew?: boolean
    }
  /** Members of an agent's workspace with the right, its secret and the agent's own key. */
  | {
      kind: 'agent'
      right: Right
      /** Whether the agent's own key may. */
      agentKey: boolean
    }

type WorkspaceNeeds = Extract<Needs, { kind: 'workspace' }>
type AgentNeeds = Extract<Needs, { kind: 'agent' }>

/** Anyone may call. */
export const anyone = { kind: 'public' } as const satisfies Needs

/** The visitors of one agent may call. */
export const itsVisitor = { kind: 'visitor' } as const satisfies Needs

/** Whoever is signed in may call, about their own account. */
export const ownAccount = { kind: 'session' } as const satisfies Needs

/** An agency's admin may call, at a host of the agency. */
export const agencyAdmin = { kind: 'agencyAdmin' } as const satisfies Needs

/** Members of a workspace with this right may call, and its secret. */
export function inWorkspace(right: Right, more: Pick<WorkspaceNeeds, 'orNew'> = {}): WorkspaceNeeds {
  return { kind: 'workspace', right, ...more }
}

/**
 * Members of an agent's workspace with this right may call, and its secret.
 * @param agentKey whether the agent's own key may, too
 */
export function ofAgent(right: Right, { agentKey = true } = {}): AgentNeeds {
  return { kind: 'agent', right, agentKey }
}

/** What an account may do in one workspace. */
export interface Membership {
  uid: string
  region: Region
  role: 'owner' | 'member'
  /** An owner holds all. */
  usersPerms: readonly Permission[]
}

/** Ids of the workspaces of a region that a caller belongs to. */
export function workspacesOf(caller: Caller, region: Region): string[] {
  if (caller.kind === 'user')
    return caller.memberships.filter((each) => each.region === region).map(({ uid }) => uid)
  const isTheirs = caller.kind === 'workspace-key' && caller.region === region
  return isTheirs ? [caller.workspaceId] : []
}

/** Who calls, as far as it decides what they may. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; memberships: readonly Membership[] }
  | { kind: 'workspace-key'; workspaceId: string; region: Region }
  | { kind: 'agent-key'; agentId: string; region: Region }
  | { kind: 'visitor'; agentId: string; region: Region }
  | { kind: 'agency-admin'; agencyId: string; region: Region }

/** The caller a browser is, from who is signed in; null for nobody. */
export function callerOf(session: { workspaces: readonly Membership[] } | null): Caller {
  return session ? { kind: 'user', memberships: session.workspaces } : { kind: 'anonymous' }
}

interface Subjects {
  public: undefined
  visitor: { agentId: string }
  session: undefined
  agencyAdmin: undefined
  workspace: {
    workspaceId: string
    /** Nobody has that id yet. */
    isNew?: boolean
  }
  agent: {
    ID: string
    /** Its workspace. */
    ownerID: string
  }
}

/** What a decision must know of the thing a call is about. */
export type SubjectOf<N extends Needs> = Subjects[N['kind']]

/** `hide` answers 404 (it might as well not exist), `forbid` answers 403 (the right tenant, the wrong role). */
export type Decision = 'allow' | 'hide' | 'forbid'

/** Whether a call goes on to what it is about: `signIn` answers 401 (no credential of the kind), `forbid` 403. */
export function admit(needs: Needs, caller: Caller): 'allow' | 'signIn' | 'forbid' {
  if (needs.kind === 'public') return 'allow'
  if (needs.kind === 'agencyAdmin' || caller.kind === 'agency-admin')
    return needs.kind === 'agencyAdmin' && caller.kind === 'agency-admin' ? 'allow' : 'signIn'
  if (caller.kind === 'anonymous' || (caller.kind === 'visitor') !== (needs.kind === 'visitor'))
    return 'signIn'
  return needs.kind === 'session' && caller.kind !== 'user' ? 'forbid' : 'allow'
}

/**
 * Whether a caller may do what needs this, to this thing. The one place where permissions count.
 * @param region where the thing lies
 */
export function decide<N extends Needs>(
  needs: N,
  caller: Caller,
  subject: SubjectOf<N>,
  region: Region | undefined,
): Decision {
  if (needs.kind === 'public') return 'allow'
  if (needs.kind === 'session') return caller.kind === 'user' ? 'allow' : 'forbid'
  if (needs.kind === 'agencyAdmin') return caller.kind === 'agency-admin' ? 'allow' : 'hide'
  if (needs.kind === 'visitor') {
    return caller.kind === 'visitor' && isKeyOf(caller, (subject as Subjects['visitor']).agentId, region)
      ? 'allow'
      : 'hide'
  }
  if (needs.kind === 'workspace') {
    const { workspaceId, isNew } = subject as Subjects['workspace']
    if (isNew && needs.orNew) return caller.kind === 'user' ? 'allow' : 'hide'
    return decideIn(caller, workspaceId, region, needs.right)
  }
  const { ID, ownerID } = subject as Subjects['agent']
  if (caller.kind !== 'agent-key') return decideIn(caller, ownerID, region, needs.right)
  if (!isKeyOf(caller, ID, region)) return 'hide'
  return needs.agentKey ? 'allow' : 'forbid'
}

/** Whether a caller holds a right in a workspace. Its secret holds every permission, but is no owner. */
export function decideIn(
  caller: Caller,
  workspaceId: string,
  region: Region | undefined,
  right: Right,
): Decision {
  if (caller.kind === 'workspace-key') {
    if (caller.workspaceId !== workspaceId || caller.region !== region) return 'hide'
    return right === 'owner' ? 'forbid' : 'allow'
  }
  const membership =
    caller.kind === 'user' &&
    caller.memberships.find((its) => its.uid === workspaceId && its.region === region)
  if (!membership) return 'hide'
  return holds(membership, right) ? 'allow' : 'forbid'
}

/** Whether somebody in a workspace holds a right there. */
export function holds({ role, usersPerms }: Pick<Membership, 'role' | 'usersPerms'>, right: Right): boolean {
  return right === 'owner' ? role === 'owner' : usersPerms.includes(right)
}

/** Whether somebody signed in may call this about things of a workspace they are in. */
export function may(
  { needs }: { needs: Needs },
  membership: Pick<Membership, 'role' | 'usersPerms'>,
): boolean {
  if (needs.kind === 'workspace' || needs.kind === 'agent') return holds(membership, needs.right)
  return needs.kind !== 'visitor' && needs.kind !== 'agencyAdmin'
}

function isKeyOf(
  caller: Extract<Caller, { agentId: string }>,
  agentId: string,
  region: Region | undefined,
): boolean {
  return caller.agentId === agentId && caller.region === region
}
