import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { nameForVisitors } from '#mocks/contracts/live/someone.ts'
import { createAccountRepository } from '../session/account.repository.ts'
import type { Stores } from '../store/store.ts'

/** Members by the name and picture of their account. */
export function createNames(stores: Stores) {
  const accounts = createAccountRepository(stores)

  async function accountOf(email: string) {
    const found = await accounts.findClaim(email)
    const account = found && (await accounts.find(found.region, found.claim.accountId))
    return { displayName: account?.displayName ?? '', pictureURL: account?.photoURL ?? '' }
  }

  return {
    /** As other members see them: the first part of the address where they gave no name. */
    async ofMember(email: string): Promise<NonNullable<Message['by']>> {
      const { displayName, pictureURL } = await accountOf(email)
      return { name: displayName || email.slice(0, email.indexOf('@')), pictureURL }
    },

    /**
     * As visitors see them.
     * @param lang their agent's language
     */
    async toVisitors(email: string, lang: string | undefined): Promise<NonNullable<Message['by']>> {
      const { displayName, pictureURL } = await accountOf(email)
      return { name: nameForVisitors({ email, displayName }, lang), pictureURL }
    },
  }
}
