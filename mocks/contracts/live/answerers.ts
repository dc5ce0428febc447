import type { ConversationCourse } from '../conversations/conversation-state.ts'
import { takeConversation } from '../conversations/turn.contract.ts'
import { type Membership, may } from '../shared/needs.ts'

/** Somebody of a workspace, as far as it decides whether they may answer its visitors. */
type Answerer = Pick<Membership, 'role' | 'usersPerms'>

/** Whether a member may answer visitors; nobody may who is none. */
export function mayAnswer(member: Answerer | undefined): boolean {
  return member !== undefined && may(takeConversation, member)
}

/** Whether a conversation is somebody else's by its course: only while they may answer it does it keep others out. */
export function isAnothers(
  { state, assignee }: Pick<ConversationCourse, 'state' | 'assignee'>,
  email: string,
): boolean {
  return state === 'member' && assignee !== '' && assignee !== email
}
