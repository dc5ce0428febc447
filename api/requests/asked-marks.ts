import { courseOfRequest } from '#mocks/contracts/live/courses.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'

/** Marks conversations whose visitors asked something of the team, or takes the mark away once it is dealt with. */
export function createAskedMarks(deps: Pick<Deps, 'stores' | 'now'>) {
  const { conversations } = createConversationRepository(deps.stores)

  /** The conversation as it is then; null where there is none. */
  return async function markAsked(
    region: Region,
    which: { _id: string; agentId: string },
    isOpen: boolean,
  ): Promise<ConversationDoc | null> {
    for (;;) {
      const held = await conversations(region).findOne(which)
      if (!held) return null
      const { state, askedTeamAt = null } = held
      const course = courseOfRequest(held, isOpen, unixNow(deps))
      if (course.askedTeamAt === askedTeamAt) return held
      const marked = await conversations(region).findOneAndUpdate(
        { ...which, state },
        { $set: course },
        { returnDocument: 'after' },
      )
      if (marked) return marked
    }
  }
}
