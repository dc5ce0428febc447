import type { ConversationCourse } from '../conversations/conversation-state.ts'
import { takeConversation } from '../conversations/turn.contract.ts'
import { type Caller, decideIn, type Membership, may } from '../shared/needs.ts'
import type { Region } from '../shared/region.ts'

/** Somebody of a workspace, as far as it decides whether they may answer its visitors. */
type Answerer = Pick<Membership, 'role' | 'usersPerms'>

/** Whether a member may answer visitors; nobody may who is none. */
export function mayAnswer(member: Answerer | undefined): boolean {
  return member !== undefined && may(takeConversation, member)
}

/** Whether who calls may answer the visitors of a workspace. */
export function answersIn(caller: Caller, workspaceId: string, region: Region): boolean {
  return decideIn(caller, workspaceId, region, takeConversation.needs.right) === 'allow'
}

/**
 * Whether a conversation is somebody else's by its course: only while they may answer it does it keep others out, and
 * never who takes it over from them.
 * @param from address of the colleague it is taken from; '' for nobody
 */
export function isAnothers(
  { state, assignee }: Pick<ConversationCourse, 'state' | 'assignee'>,
  email: string,
  from = '',
): boolean {
  return state === 'member' && assignee !== '' && assignee !== email && assignee !== from
}
