// Races: one address signing up in both regions, by several processes.
import { describe, expect, it } from 'vitest'
import { createAccountRepository } from '#api/session/account.repository.ts'
import { createAccountService } from '#api/session/account.service.ts'
import { createTicketService } from '#api/session/ticket.service.ts'
import { tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newEmail, signUp } from '../harness/sign-up.ts'

const app = setUpApp()
const origin = { password: null, utmSource: '', countryCode: null }

/** An account service as another process has it: its own memory, the same stores, every call at its own pace. */
function processOfItsOwn(now = Date.now) {
  const stores = interceptStores(app.deps.stores, async (_call, proceed) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
    return proceed()
  })
  return createAccountService({ stores, now })
}

async function kept(email: string): Promise<{ accounts: number; claims: number; workspaces: number }> {
  const { accounts, claims } = createAccountRepository(app.deps.stores)
  const counts = await Promise.all(
    regions.map(async (region) => ({
      accounts: (await accounts(region).find({ email }).toArray()).length,
      claims: await claims(region).countDocuments({ _id: email }),
      workspaces: await app.deps.stores[region].collection('members').countDocuments({ email } as never),
    })),
  )
  const sum = (field: 'accounts' | 'claims' | 'workspaces') =>
    counts.reduce((total, count) => total + count[field], 0)
  return { accounts: sum('accounts'), claims: sum('claims'), workspaces: sum('workspaces') }
}

describe('an address that signs up in both regions at once', () => {
  it('has one account and one workspace, fifteen times out of fifteen', async () => {
    const pairs = Array.from({ length: 15 }, async () => {
      const email = newEmail()
      const made = await Promise.all(
        regions.map((region) => processOfItsOwn().create(region, { email, ...origin })),
      )
      expect(new Set(made.map(({ account }) => account._id)).size).toBe(1)
      expect(new Set(made.map(({ region }) => region)).size).toBe(1)
      expect(await kept(email)).toEqual({ accounts: 1, claims: 1, workspaces: 1 })
    })
    await Promise.all(pairs)
  })

  it('has one account when both ask over the wire', async () => {
    const email = newEmail()
    const tickets = await Promise.all(
      regions.map((region) => createTicketService(app.deps).issue(region, email)),
    )
    const replies = await Promise.all(
      tickets.map((token, index) =>
        app.client().call(tokenToUser, {
          params: { region: regions[index] as Region },
          body: { token, createAccount: true },
        }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(replies.map(({ body }) => body.user.uid)).size).toBe(1)
    expect(await kept(email)).toEqual({ accounts: 1, claims: 1, workspaces: 1 })
  })
})

describe('a sign-up whose process dies', () => {
  it.each([1, 2, 3, 4, 5])('at write %i is finished by the next one, in either region', async (at) => {
    for (const next of regions) {
      const email = newEmail()
      let writes = 0
      const dying = interceptStores(app.deps.stores, async ({ method }, proceed) => {
        if (writeMethods.has(method)) writes += 1
        if (writes >= at) throw new Error('killed')
        return proceed()
      })
      const first = createAccountService({ stores: dying, now: Date.now })
      await expect(first.create('na', { email, ...origin })).rejects.toThrow('killed')
      const after = await processOfItsOwn().create(next, { email, ...origin })
      expect(await kept(email)).toEqual({ accounts: 1, claims: 1, workspaces: 1 })
      // Where the first one had claimed the address, it stays.
      if (at > 1) expect(after.region).toBe('na')
    }
  })
})

describe('an address with an account in each region from before', () => {
  /** Two claims and two accounts, as earlier versions could leave them. */
  async function leaveTwo(email: string, older: Region) {
    const { accounts, claims } = createAccountRepository(app.deps.stores)
    for (const region of regions) {
      const workspaceId = `double-${region}-${email.slice(7, 13)}`
      const accountId = `${workspaceId}-a`
      const joinedAt = region === older ? 1_700_000_000 : 1_700_000_001
      const claim = { _id: email, accountId, workspaceId, utmSource: '', claimedAt: joinedAt }
      await claims(region).insertOne(claim)
      const shown = { displayName: region, photoURL: '' }
      await accounts(region).insertOne({ _id: accountId, email, joinedAt, passwordHash: null, ...shown })
    }
  }

  it.each(regions)('signs in to the older one, in %s, whichever region it comes by', async (older) => {
    const email = newEmail()
    await leaveTwo(email, older)
    for (const region of regions) {
      const { session } = await signUp(app, { email, region })
      expect(session.user.region).toBe(older)
      app.clock.advance(1000)
    }
  })
})
