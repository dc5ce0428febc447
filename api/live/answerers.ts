import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../store/store.ts'
import { type MemberDoc, memberId, permissionsOf } from '../workspaces/member.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'

/** Who of a workspace may answer its visitors; whoever left it, or may only look, is nobody. */
export function createAnswerers(stores: Stores) {
  const { members } = createWorkspaceRepository(stores)

  return {
    /** Members with these addresses, and what they may. */
    async people(region: Region, workspaceId: string, emails: readonly string[]) {
      const _id = { $in: emails.map((email) => memberId(workspaceId, email)) }
      const found = await members(region).find({ _id }).toArray()
      return found.map((member) => ({ email: member.email, ...rightsOf(member) }))
    },

    /** Their addresses. */
    async emails(region: Region, workspaceId: string): Promise<string[]> {
      const found = await members(region).find({ workspaceId }, { limit: 500 }).toArray()
      return found.filter(mayMemberAnswer).map(({ email }) => email)
    },

    /** Whether an address is one of them. */
    async includes(region: Region, workspaceId: string, email: string): Promise<boolean> {
      const found = email && (await members(region).findOne({ _id: memberId(workspaceId, email) }))
      return found ? mayMemberAnswer(found) : false
    },
  }
}

/** Whether a kept member may answer visitors. */
export function mayMemberAnswer(member: Pick<MemberDoc, 'role' | 'usersPerms'>): boolean {
  return mayAnswer(rightsOf(member))
}

function rightsOf(member: Pick<MemberDoc, 'role' | 'usersPerms'>) {
  return { role: member.role, usersPerms: [...permissionsOf(member)] }
}
