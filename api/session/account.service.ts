import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { hashPassword } from '../shared/password.ts'
import { newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { memberId } from '../workspaces/member.repository.ts'
import { newWorkspace } from '../workspaces/new-workspace.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { type AccountDoc, createAccountRepository, type EmailClaimDoc } from './account.repository.ts'

/** What a new account is made from. */
interface NewAccount {
  email: string
  password: string | null
  utmSource: string
  /** Who sent them. @default '' */
  referredFrom?: string
  countryCode: string | null
}

/** Makes accounts: one per address, each with a workspace in the chosen region. */
export function createAccountService(deps: Pick<Deps, 'stores' | 'now'>) {
  const repository = createAccountRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)

  /** Writes what the claim promised. Every step is safe to repeat, so a crash half-way is finished by the next sign-in. */
  async function complete(region: Region, claim: EmailClaimDoc, password: string | null) {
    const email = claim._id
    const joinedAt = claim.claimedAt
    const { accountId, workspaceId } = claim
    await insertIfAbsent(
      workspaces.workspaces(region),
      newWorkspace({
        uid: workspaceId,
        email,
        region,
        joinedAt,
        utmSource: claim.utmSource,
        referredFrom: claim.referredFrom,
        countryCode: claim.countryCode ?? null,
      }),
    )
    await insertIfAbsent(workspaces.members(region), {
      _id: memberId(workspaceId, email),
      workspaceId,
      email,
      role: 'owner',
      joinedAt,
    })
    // The account is written last: whoever finds it finds everything else.
    await insertIfAbsent(repository.accounts(region), {
      _id: accountId,
      email,
      displayName: email.slice(0, email.indexOf('@')),
      photoURL: '',
      joinedAt,
      passwordHash: password === null ? null : await hashPassword(password),
    })
    const account = await repository.find(region, accountId)
    if (!account) throw new Error('An account that was just written cannot be read')
    return account
  }

  return {
    /** The account of an address and its home region, or null. */
    async findByEmail(email: string): Promise<{ region: Region; account: AccountDoc } | null> {
      const found = await repository.findClaim(email)
      if (!found) return null
      const account = await repository.find(found.region, found.claim.accountId)
      return {
        region: found.region,
        account: account ?? (await complete(found.region, found.claim, null)),
      }
    },

    /**
     * Makes the account of a proven address in a region; if it exists meanwhile, in either, that one is returned. Where
     * a process died once the home was settled, the account is made there.
     */
    async create(wished: Region, { email, password, ...origin }: NewAccount) {
      const region = await repository.settleHome(email, wished)
      const claim: EmailClaimDoc = {
        _id: email,
        accountId: newId(),
        workspaceId: newId(),
        ...origin,
        claimedAt: unixNow(deps),
      }
      const inserted = await insertIfAbsent(repository.claims(region), claim)
      if (inserted) return { region, account: await complete(region, claim, password) }
      const existing = await this.findByEmail(email)
      if (!existing) throw new Error('A claimed address cannot be read')
      return existing
    },

    repository,
  }
}
