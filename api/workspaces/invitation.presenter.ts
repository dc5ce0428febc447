import type { Invitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import type { InvitationDoc } from './invitation.repository.ts'

/** An open invitation for who manages the workspace; nothing of its secret. */
export function presentInvitation(doc: InvitationDoc): Invitation {
  const { email, usersPerms, invitedBy, invitedAt, expiresAt } = doc
  return { email, usersPerms, invitedBy, invitedAt, expiresAt: Math.floor(expiresAt / 1000) }
}
