import { type Caller, decideIn, holds, type Membership, type Right } from '../shared/needs.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { Region } from '../shared/region.ts'
import type { InboxSettings } from './settings.schema.ts'

/** Settings of Chats that rule everybody's work; what is kept for the work itself is saved by who answers visitors. */
const organisationFields: readonly (keyof InboxSettings)[] = [
  'predefinedTags',
  'disallowAnyTags',
  'enableCannedResponses',
  'autoCloseDays',
]

/** What changing those needs. */
const organisationRight: Right = 'members'

/** Why somebody who answers visitors does not change those. */
export const organisationReason =
  'Tags, when quiet conversations close and whether canned responses are offered are set by who manages the workspace.'

/** Whether a member may change those. */
export function maySetOrganisation(membership: Pick<Membership, 'role' | 'usersPerms'>): boolean {
  return holds(membership, organisationRight)
}

/** Who may not change those sends none of them. */
export function refuseOrganisation(
  caller: Caller,
  { workspaceId, region }: { workspaceId: string; region: Region },
  sent: Partial<InboxSettings>,
): Refusal | undefined {
  const isSent = organisationFields.some((name) => sent[name] !== undefined)
  if (!isSent || decideIn(caller, workspaceId, region, organisationRight) === 'allow') return undefined
  return { status: 403, message: organisationReason }
}
