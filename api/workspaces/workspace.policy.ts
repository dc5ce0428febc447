import type { WorkspaceFields } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { workspaceFieldNeeds } from '#mocks/contracts/workspaces/workspace-rules.ts'
import { type Decision, mayIn, type Policy } from '../http/policy.ts'

/** Members see their workspace; for everyone else it does not exist. */
export const readWorkspace: Policy<{ uid: string }> = (principal, { uid }, region) =>
  mayIn(principal, uid, region, 'view')

/** Deleting a workspace: its owner alone. */
export const ownWorkspace: Policy<{ uid: string }> = (principal, { uid }, region) =>
  mayIn(principal, uid, region, 'owner')

/** What a decision about a save needs to know. */
interface SaveSubject {
  uid: string
  /** Nobody has that id yet. */
  isNew: boolean
  fields: readonly (keyof WorkspaceFields)[]
}

/** Making one: whoever is signed in. Changing one: every field sent must be the caller's to change. */
export const changeWorkspace: Policy<SaveSubject> = (principal, { uid, isNew, fields }, region) => {
  if (isNew) return principal.kind === 'user' ? 'allow' : 'hide'
  const decisions = fields.map((field) => mayIn(principal, uid, region, workspaceFieldNeeds[field]))
  return worst([mayIn(principal, uid, region, 'view'), ...decisions])
}

function worst(decisions: readonly Decision[]): Decision {
  if (decisions.includes('hide')) return 'hide'
  return decisions.includes('forbid') ? 'forbid' : 'allow'
}
