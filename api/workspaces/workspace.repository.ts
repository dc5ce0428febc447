import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import type { MemberDoc } from './member.repository.ts'

/** A workspace as stored in `users` (spec 2 §3): credits as integers, members in a collection of their own. */
export interface WorkspaceDoc extends Doc, Omit<Workspace, 'loadTokens' | 'workspaceEmails'> {
  /** Thousandths of a credit. */
  milliCredits: number
  /** Agents made or being made; guards the plan's limit. */
  agentCount: number
  /** Unix milliseconds of the last change of `agentCount`. */
  agentCountAt: number
  /** People in it and people just joining; guards the plan's seats. */
  seatCount: number
  /** Unix milliseconds of the last change of `seatCount`. */
  seatCountAt: number
  /** The revision each field was last changed in. */
  fieldRevs: Record<string, number>
  /** Unix milliseconds since when it is deleted, or null; what is left of it is being removed. */
  deletedAt: number | null
}

/** Workspaces and their members, by region. */
export function createWorkspaceRepository(stores: Stores) {
  const workspaces = (region: Region): DocStore<WorkspaceDoc> => stores[region].collection('users')
  const members = (region: Region): DocStore<MemberDoc> => stores[region].collection('members')
  return {
    workspaces,
    members,
    /** A workspace by its uid; a deleted one is absent. */
    find: (region: Region, uid: string) => workspaces(region).findOne({ _id: uid, deletedAt: null }),
    /** Addresses of a workspace's members. */
    async emails(region: Region, uid: string): Promise<string[]> {
      const found = await members(region).find({ workspaceId: uid }, { limit: 500 }).toArray()
      return found.map((member) => member.email)
    },
  }
}

export type WorkspaceRepository = ReturnType<typeof createWorkspaceRepository>
