import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { createAccountRepository } from '../session/account.repository.ts'
import type { Stores } from '../store/store.ts'

/** Members as visitors see them: the name and picture of their account, never their address. */
export function createNames(stores: Stores) {
  const accounts = createAccountRepository(stores)
  return {
    /** The first part of the address where they gave no name. */
    async ofMember(email: string): Promise<NonNullable<Message['by']>> {
      const found = await accounts.findClaim(email)
      const account = found && (await accounts.find(found.region, found.claim.accountId))
      const name = account?.displayName || email.slice(0, email.indexOf('@'))
      return { name, pictureURL: account?.photoURL ?? '' }
    },
  }
}
