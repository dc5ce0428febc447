import type { Region } from '#mocks/contracts/shared/region.ts'
import type { ConversationDoc } from '../conversations/conversation.repository.ts'
import { createLeadRepository, givenEmailOf } from '../leads/lead.repository.ts'
import type { Stores } from '../store/store.ts'
import { createRequestRepository } from './request.repository.ts'

/** Addresses that a conversation's visitor gave in it, the one they asked to be reached at first. */
export function createGivenAddresses(stores: Stores) {
  const { requests } = createRequestRepository(stores)
  const leads = createLeadRepository(stores)

  return async function givenAddresses(
    region: Region,
    { _id, agentId }: Pick<ConversationDoc, '_id' | 'agentId'>,
  ): Promise<string[]> {
    const [request, lead] = await Promise.all([
      requests(region).findOne({ _id, agentId }),
      leads.ofConversation(region, agentId, _id),
    ])
    const asked = request && !request.emailIsBorrowed ? request.email : ''
    return [asked, givenEmailOf(lead, _id)].filter(Boolean)
  }
}
