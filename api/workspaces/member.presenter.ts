import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { createAccountRepository } from '../session/account.repository.ts'
import type { Stores } from '../store/store.ts'
import { type MemberDoc, permissionsOf } from './member.repository.ts'

/** A member as the others see them, by the name and picture of their account wherever that lives. */
export function createMemberPresenter(stores: Stores) {
  const accounts = createAccountRepository(stores)

  return async function presentMember(doc: MemberDoc): Promise<Member> {
    const { email, role, joinedAt } = doc
    const found = await accounts.findClaim(email)
    const account = found && (await accounts.find(found.region, found.claim.accountId))
    return {
      email,
      displayName: account?.displayName || email.slice(0, email.indexOf('@')),
      photoURL: account?.photoURL ?? '',
      role,
      usersPerms: [...permissionsOf(doc)],
      joinedAt,
    }
  }
}
