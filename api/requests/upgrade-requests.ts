import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import { courseOfRequest } from '#mocks/contracts/live/courses.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'

/** Latest messages among which it is looked whether a member answered. */
const looked = 100

/**
 * Requests are found by what spellings of an address or number have in common, and those nobody dealt with are marked in
 * their conversations.
 */
export async function upgradeRequests(stores: Stores, region: Region): Promise<void> {
  const { requests } = createRequestRepository(stores)
  const { conversations, latest } = createConversationRepository(stores)

  async function mark({ _id, agentId, updatedAt }: RequestDoc): Promise<void> {
    const held = await conversations(region).findOne({ _id, agentId })
    if (!held || held.askedTeamAt !== undefined) return
    const later = (await latest(region, _id, looked)).filter(({ ts }) => ts >= updatedAt)
    if (later.some(({ role }) => role === 'member')) return
    const { state } = held
    const unmarked = { _id, state, askedTeamAt: { $exists: false } }
    await conversations(region).updateOne(unmarked, { $set: courseOfRequest(held, true, updatedAt) })
  }

  for await (const request of everyDocument(requests(region))) {
    const { _id, email, phone, state, ...keys } = request
    if (state === 'open') await mark(request)
    if (keys.emailKey === undefined || keys.phoneKey === undefined)
      await requests(region).updateOne({ _id, email, phone }, { $set: keysOf({ email, phone }) })
  }
}
