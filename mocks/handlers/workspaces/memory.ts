import type { Session } from '#mocks/contracts/session/account.schema.ts'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { ownerOf, type SessionSeed } from '../session/memory.ts'
import { buildPeople, type MockPeople } from './people-db.ts'

/** Workspaces, who is in them and who is invited. */
export interface WorkspacesMemory {
  workspaces: (Workspace & { fieldRevs?: Record<string, number> })[]
  people: MockPeople
  /** What is known of a workspace's secret, by its uid. */
  workspaceKeys: Map<string, SecretKey>
}

/** What they start with. */
export interface WorkspacesSeed extends Pick<SessionSeed, 'session'> {
  /** @default those of who is signed in */
  workspaces?: Workspace[]
  /** @default an owner, a member and one open invitation */
  people?: Partial<MockPeople>
  /** @default no workspace has one */
  workspaceKeys?: Map<string, SecretKey>
}

/** A fresh memory of them. */
export function workspacesMemory(seed: WorkspacesSeed): WorkspacesMemory {
  return {
    workspaces: seed.workspaces ?? ownerOf(seed).workspaces.map(workspaceOf),
    people: buildPeople(seed.people),
    workspaceKeys: new Map(seed.workspaceKeys),
  }
}

/** The workspace a card of a session stands for. */
function workspaceOf({ role: _, usersPerms: __, ...card }: Session['workspaces'][number]): Workspace {
  return buildWorkspace({
    ...card,
    internal: { ...buildWorkspace().internal, customPlan: { limits: { maxAgents: 100, workspaceSeats: 3 } } },
  })
}
