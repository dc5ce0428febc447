import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { mayIn, type Policy } from '../http/policy.ts'

/** What belongs to a workspace as a whole: no agent key opens it, and for everyone else it does not exist. */
function workspaceData(need: Permission): Policy<{ workspaceId: string }> {
  return (principal, { workspaceId }, region) => mayIn(principal, workspaceId, region, need)
}

/** Looking at it: every member, and the workspace's secret. */
export const viewWorkspaceData = workspaceData('view')

/** Changing what agents learn and what visitors left: members who may edit agents. */
export const editWorkspaceData = workspaceData('editAgents')

/** Changing where the workspace's data goes: members who look after it. */
export const manageWorkspaceData = workspaceData('members')
