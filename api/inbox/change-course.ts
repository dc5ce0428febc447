import { type CourseChange, changeCourse } from '#mocks/contracts/inbox/course-change.ts'
import {
  refuseAssignee,
  refuseReassign,
  refuseSnooze,
  refuseTags,
} from '#mocks/contracts/inbox/inbox.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound, refuse } from '../http/http-error.ts'
import { createAlerts } from '../live/alerts.ts'
import { createAnnounce } from '../live/announce.ts'
import { createAnswerers } from '../live/answerers.ts'
import { createTurns, type MemberTurn } from '../live/turns.ts'
import { readInboxSettings } from './inbox-settings.ts'

const attempts = 5

/** Changes the course of conversations: each in one conditional update on what was read. */
export function createCourseChange(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const answerers = createAnswerers(deps.stores)
  const announce = createAnnounce(deps)
  const turns = createTurns(deps)
  const alerts = createAlerts(deps)

  /** Tells who has it now, unless they took it themselves; who had it is told of it no more. */
  async function tellAssigned({ region, email }: MemberTurn, saved: ConversationDoc, before: string) {
    const { assignee } = saved
    if (before !== '') await alerts.takeBack(region, saved, before)
    if (assignee === email) await alerts.takeBack(region, saved, email)
    else if (assignee !== '')
      await alerts.tell(region, saved, { member: assignee, why: 'assigned', by: email })
  }

  return {
    /**
     * Refuses what is wrong with every conversation: to give it to who may not answer visitors or is outside the
     * workspace, to put it aside out of bounds, and tags that are not allowed.
     */
    async assertAllowed(region: Region, workspaceId: string, change: CourseChange): Promise<void> {
      const { assignee, addTags } = change
      refuse(refuseSnooze(change, unixNow(deps)))
      if (addTags) refuse(refuseTags(await readInboxSettings(deps.stores, region, workspaceId), change))
      if (assignee) refuse(refuseAssignee(await answerers.people(region, workspaceId, [assignee]), assignee))
    },

    /**
     * Changes an agent's conversation and tells who follows it; 404 for any other's, 409 when others were faster every
     * time. One that cannot be closed stays as it is in everything.
     */
    async change(turn: MemberTurn, change: CourseChange): Promise<ConversationDoc> {
      const { region, conversationId: _id } = turn
      if (change.close) await turns.close(turn)
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const doc = await conversations(region).findOne({ _id })
        if (doc?.agentId !== turn.agent.ID) throw notFound()
        if (change.assignee !== undefined && doc.state === 'member') {
          const people = await answerers.emails(region, doc.workspaceId)
          refuse(refuseReassign(doc, change, { people, email: turn.email }))
        }
        const { courseRev, state, assignee, snoozedUntil } = doc
        const saved = await conversations(region).findOneAndUpdate(
          { _id, courseRev: courseRev ?? { $exists: false }, state, assignee, snoozedUntil },
          { $set: { ...changeCourse(doc, change), courseRev: (courseRev ?? 0) + 1 } },
          { returnDocument: 'after' },
        )
        if (!saved) continue
        const { assignee: next } = saved
        if (next !== assignee) await tellAssigned(turn, saved, assignee)
        if (saved.state === 'member' && next !== assignee && next !== '') {
          return turns.tellJoined({ ...turn, email: next }, saved)
        }
        await announce.course(region, saved)
        return saved
      }
      throw new HttpError(409)
    },
  }
}
