import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createLeadRepository, givenOf } from '../leads/lead.repository.ts'
import { isOnlyDetails } from '../providers/responder/talk/only-details.ts'
import type { Stores } from '../store/store.ts'
import { createRequestRepository } from './request.repository.ts'

/** Latest messages among which is looked for how an address was given. */
const looked = 200

/**
 * Addresses that a conversation's visitor gave in it to be reached at, the one they asked to be reached at first: in a
 * form, or in a message that says nothing else. One that stands in other words may be anybody's, so nothing is mailed
 * there by itself.
 */
export function createGivenAddresses(stores: Stores) {
  const { requests } = createRequestRepository(stores)
  const leads = createLeadRepository(stores)
  const { latest } = createConversationRepository(stores)

  return async function givenAddresses(
    region: Region,
    { _id, agentId }: Pick<ConversationDoc, '_id' | 'agentId'>,
  ): Promise<string[]> {
    const [request, lead] = await Promise.all([
      requests(region).findOne({ _id, agentId }),
      leads.ofConversation(region, agentId, _id),
    ])
    const asked = request && !request.emailIsBorrowed ? request.email : ''
    const given = [asked, givenOf(lead, 'email', _id)].filter(Boolean)
    if (given.length === 0) return []
    const said = (await latest(region, _id, looked)).filter(({ role }) => role === 'user')
    /** Whether it was read in a message, though that is not among the latest. */
    const isOfMessage = (address: string) =>
      lead?.found.some(
        ({ conversationId, messageId, value }) =>
          conversationId === _id && messageId !== '' && value === address,
      ) ?? false
    return given.filter((address) => {
      const naming = said.filter(({ text }) => text.toLowerCase().includes(address.toLowerCase()))
      return naming.length === 0 ? !isOfMessage(address) : naming.some(({ text }) => isOnlyDetails(text))
    })
  }
}
