import { courseOfRequest } from '#mocks/contracts/live/courses.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAnnounce } from '../live/announce.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'

/** Whoever changes a request and dies before its mark is followed up after so many milliseconds. */
export const markFollowUpMs = 10_000
const batch = 20

/** Changes of one request in their order, those of a request that was removed before it among them. */
const orderOf = ({ createdAt, markRev = 0 }: RequestDoc) => createdAt * 1e6 + markRev

/**
 * Marks conversations whose visitors asked something of the team. A mark follows the writes that open a request and
 * mark it as done: each numbers itself and notes that the mark is due, and a mark takes no earlier one's place.
 */
export function createAskedMarks(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const { requests } = createRequestRepository(deps.stores)
  const announce = createAnnounce(deps)

  async function mark(region: Region, request: RequestDoc): Promise<ConversationDoc | null> {
    const which = { _id: request._id, agentId: request.agentId }
    const askedOrder = orderOf(request)
    for (;;) {
      const held = await conversations(region).findOne(which)
      if (!held || (held.askedOrder ?? 0) >= askedOrder) return held
      const course = courseOfRequest(held, request.state === 'open', unixNow(deps))
      const marked = await conversations(region).findOneAndUpdate(
        { ...which, state: held.state, askedOrder: held.askedOrder ?? { $exists: false } },
        { $set: { ...course, askedOrder } },
        { returnDocument: 'after' },
      )
      if (marked) return marked
    }
  }

  /** The conversation of a request that was changed, as it is then; null where there is none. */
  async function follow(region: Region, request: RequestDoc): Promise<ConversationDoc | null> {
    const held = await mark(region, request)
    const { _id, markRev = 0 } = request
    await requests(region).updateOne({ _id, markRev }, { $set: { markDueAt: 0 } })
    return held
  }

  return {
    follow,

    /** Takes the mark of a request off that is forgotten; one that was asked anew since it was read keeps it. */
    async takeOff(region: Region, request: RequestDoc): Promise<void> {
      const { _id, agentId } = request
      const unmarked = await conversations(region).findOneAndUpdate(
        {
          ...{ _id, agentId, askedTeamAt: { $ne: null } },
          $or: [{ askedOrder: { $exists: false } }, { askedOrder: { $lte: orderOf(request) } }],
        },
        { $set: { askedTeamAt: null } },
        { returnDocument: 'after' },
      )
      if (unmarked) await announce.course(region, unmarked)
    },

    /** When a mark is due of a request that is changed now. */
    dueAt: () => deps.now() + markFollowUpMs,

    /** Follows what somebody was cut off before. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await requests(region)
          .find({ markDueAt: { $gt: 0, $lte: deps.now() } }, { sort: { markDueAt: 1 }, limit: batch })
          .toArray()
        for (const request of due) {
          const held = await follow(region, request)
          if (held) await announce.course(region, held)
        }
      }
    },
  }
}
