import { type CourseChange, changeCourse } from '#mocks/contracts/inbox/course-change.ts'
import { refuseStranger } from '#mocks/contracts/inbox/inbox.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { HttpError, notFound, refuse } from '../http/http-error.ts'
import type { Stores } from '../store/store.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'

const attempts = 5

/** Changes the course of conversations: each in one conditional update on what was read. */
export function createCourseChange(stores: Stores) {
  const { conversations } = createConversationRepository(stores)
  const workspaces = createWorkspaceRepository(stores)

  return {
    /** Refuses to give something to somebody outside the workspace. */
    async assertAssignable(region: Region, workspaceId: string, { assignee }: CourseChange): Promise<void> {
      if (assignee) refuse(refuseStranger(await workspaces.emails(region, workspaceId), assignee))
    },

    /** Changes one that `isMeant`; 404 for any other, 409 when others were faster every time. */
    async change(
      region: Region,
      _id: string,
      change: CourseChange,
      isMeant: (doc: ConversationDoc) => boolean,
    ): Promise<ConversationDoc> {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const doc = await conversations(region).findOne({ _id })
        if (!doc || !isMeant(doc)) throw notFound()
        const { courseRev = 0 } = doc
        const saved = await conversations(region).findOneAndUpdate(
          courseRev === 0 ? { _id, courseRev: { $exists: false } } : { _id, courseRev },
          { $set: { ...changeCourse(doc, change), courseRev: courseRev + 1 } },
          { returnDocument: 'after' },
        )
        if (saved) return saved
      }
      throw new HttpError(409)
    },
  }
}
