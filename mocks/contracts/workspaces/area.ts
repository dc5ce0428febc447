import { checkInvitation, listInvitations, removeInvitation, sendInvitation } from './invitation.contract.ts'
import { joinWorkspace, listMembers, removeMember, saveMember } from './member.contract.ts'
import { getWorkspace, removeWorkspace, saveWorkspace } from './workspace.contract.ts'
import { createWorkspaceKey, getWorkspaceKey, removeWorkspaceKey } from './workspace-key.contract.ts'

/** Workspaces, their people and who is invited. */
export const workspacesContracts = [
  getWorkspace,
  saveWorkspace,
  removeWorkspace,
  getWorkspaceKey,
  createWorkspaceKey,
  removeWorkspaceKey,
  listMembers,
  saveMember,
  removeMember,
  joinWorkspace,
  listInvitations,
  sendInvitation,
  removeInvitation,
  checkInvitation,
] as const
