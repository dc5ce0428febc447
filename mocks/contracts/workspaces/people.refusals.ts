import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'

/** Nobody changes what they may do themselves. */
export const ownPermissions = invalidFields({ usersPerms: 'You cannot change your own permissions.' })

/** Nobody removes themselves. */
export const ownRemoval = invalidFields({ email: 'You cannot remove yourself from the workspace.' })

/** An invitation that has made somebody a member. */
export const invitationUsed: Refusal = {
  status: 409,
  code: 'invitation_used',
  message: 'This invitation has already been used.',
}

/** Every seat is taken when somebody joins. */
export const noSeats: Refusal = {
  status: 409,
  code: 'no_seats',
  message: 'Failed to add user to workspace, workspace does not have enough seats',
}

/** What inviting somebody depends on. */
interface Inviting {
  to: string
  /** Address of who invites; null for a key. */
  invitedBy: string | null
  /** They are in the workspace already. */
  isMember: boolean
  /** Null is no limit. */
  seats: { used: number; total: number | null }
}

/** Why somebody is not invited. */
export function refuseInviting({ to, invitedBy, isMember, seats }: Inviting): Refusal | undefined {
  if (invitedBy === to) return invalidFields({ to: "You can't invite yourself lol" })
  if (isMember) return invalidFields({ to: `${to} is already in this workspace.` })
  if (seats.total === null || seats.used < seats.total) return undefined
  return limitReached('You have reached the maximum number of seats')
}

/** An invitation is for one address. */
export function refuseOtherAccount(account: string, invited: string): Refusal | undefined {
  if (account === invited) return undefined
  return {
    status: 403,
    code: 'wrong_account',
    message: `This invitation is for ${invited}. Sign in with that address to accept it.`,
  }
}

/** What joining depends on, but for the seat that is taken in the same step. */
interface Joining {
  isMember: boolean
  /** The invitation has made somebody a member. */
  isUsed: boolean
  /** Unix milliseconds. */
  expiresAt: number
  /** Unix milliseconds. */
  now: number
}

/** Why somebody with the right link does not join. */
export function refuseJoining({ isMember, isUsed, expiresAt, now }: Joining): Refusal | undefined {
  if (isMember) {
    return { status: 409, code: 'already_member', message: 'You are already in this workspace.' }
  }
  if (isUsed) return invitationUsed
  if (expiresAt > now) return undefined
  return {
    status: 409,
    code: 'invitation_expired',
    message: 'This invitation has expired. Please ask for a new one.',
  }
}
