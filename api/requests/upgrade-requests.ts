import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import { courseOfRequest } from '#mocks/contracts/live/courses.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { DocStore, Stores } from '../store/store.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'

/** A request as earlier versions kept it. */
type EarlierRequest = RequestDoc & { mailedAt?: number }

/** Latest messages among which it is looked whether a member answered. */
const looked = 100

/**
 * What mails are counted by is no request's own any more, nor is what its sender was told by once nobody is to be mailed.
 * Requests are found by what spellings of an address or number have in common, and those nobody dealt with are marked in
 * their conversations. Test chats no longer make any: theirs are gone.
 */
export async function upgradeRequests(stores: Stores, region: Region): Promise<void> {
  const requests = createRequestRepository(stores).requests(region) as unknown as DocStore<EarlierRequest>
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

  for await (const request of everyDocument(requests)) {
    const { _id, email, phone, state, channel, mailedAt, ...keys } = request
    if (channel === 'test') {
      await conversations(region).updateOne({ _id }, { $set: { askedTeamAt: null } })
      await requests.deleteOne({ _id, channel })
      continue
    }
    if (keys.sender !== undefined && !keys.gatheredAt)
      await requests.updateOne({ _id, mailAt: 0 }, { $unset: { sender: '' } })
    if (mailedAt !== undefined) await requests.updateOne({ _id }, { $unset: { mailedAt: '' } })
    if (state === 'open') await mark(request)
    if (keys.emailKey === undefined || keys.phoneKey === undefined)
      await requests.updateOne({ _id, email, phone }, { $set: keysOf({ email, phone }) })
  }
}
