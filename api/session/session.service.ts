import type { Region } from '#mocks/contracts/shared/region.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Membership, UserPrincipal } from '../http/principal.ts'
import { sessionSeconds } from '../http/session-cookie.ts'
import { hashSecret, newId, newToken } from '../shared/secrets.ts'
import { shortCache } from '../shared/short-cache.ts'
import type { Doc, DocStore } from '../store/store.ts'
import type { MemberDoc } from '../workspaces/member.repository.ts'
import { checkedMs } from './checked-ms.ts'

/** A browser session; the token itself is only in the browser's cookie. */
interface SessionDoc extends Doc {
  publicId: string
  accountId: string
  email: string
  /** Unix milliseconds. */
  createdAt: number
  /** Unix milliseconds. */
  expiresAt: number
}

const cacheSize = 10_000

/** Sessions: random tokens per browser, hashed at rest, revocable at once (threats 6, 26). */
export function sessionService({
  stores,
  now,
  config,
}: Pick<Deps, 'stores' | 'now'> & { config: Pick<Config, 'mongodb'> }) {
  const sessions = (region: Region): DocStore<SessionDoc> => stores[region].collection('sessions')
  const cache = shortCache<UserPrincipal>({ ms: checkedMs(config), size: cacheSize, now })
  const regionOf = (token: string): Region | null => {
    if (token.startsWith('eu_')) return 'eu'
    return token.startsWith('na_') ? 'na' : null
  }

  async function membershipsOf(email: string): Promise<Membership[]> {
    const found = await Promise.all(
      regions.map(async (region) => {
        const members = stores[region].collection<MemberDoc>('members')
        const docs = await members.find({ email }, { limit: 500 }).toArray()
        return docs.map(({ workspaceId, role }) => ({ workspaceId, region, role }))
      }),
    )
    return found.flat()
  }

  async function read(key: string, region: Region | null): Promise<UserPrincipal | null> {
    const session = region && (await sessions(region).findOne({ _id: key }))
    if (!session || session.expiresAt <= now()) return null
    return {
      kind: 'user',
      accountId: session.accountId,
      email: session.email,
      region,
      sessionId: session.publicId,
      memberships: await membershipsOf(session.email),
    }
  }

  return {
    /** Starts a session in the account's home region. */
    async create(region: Region, accountId: string, email: string): Promise<string> {
      const token = `${region}_${newToken()}`
      await sessions(region).insertOne({
        _id: hashSecret(token),
        publicId: newId(),
        accountId,
        email,
        createdAt: now(),
        expiresAt: now() + sessionSeconds * 1000,
      })
      return token
    },

    /** Who a session token belongs to; null when it is unknown, ended or over. */
    async find(token: string): Promise<UserPrincipal | null> {
      const key = hashSecret(token)
      return cache.through(key, () => read(key, regionOf(token)))
    },

    /** Ends a session; ending none is fine. */
    async revoke(token: string): Promise<void> {
      const key = hashSecret(token)
      const region = regionOf(token)
      if (region) await sessions(region).deleteOne({ _id: key })
      cache.drop(key)
    },
  }
}

export type SessionService = ReturnType<typeof sessionService>
