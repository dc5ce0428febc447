import { mayIn, type Policy } from '../http/policy.ts'

/** A workspace's saved themes: its members and its secret, no agent key; for everyone else they do not exist. */
export const useThemes: Policy<{ workspaceId: string }> = (principal, { workspaceId }, region) =>
  mayIn(principal, workspaceId, region, 'view')

/** Saving and deleting them: who may change agents. */
export const changeThemes: Policy<{ workspaceId: string }> = (principal, { workspaceId }, region) =>
  mayIn(principal, workspaceId, region, 'editAgents')
