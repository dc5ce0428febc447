import type { SessionCard } from '#mocks/contracts/session/account.contract.ts'
import type { Membership } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { UserPrincipal } from '../http/principal.ts'
import { sessionSeconds } from '../http/session-cookie.ts'
import { hashSecret, newId, newToken } from '../shared/secrets.ts'
import { createShortCache } from '../shared/short-cache.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { type MemberDoc, permissionsOf } from '../workspaces/member.repository.ts'
import { checkedMs } from './checked-ms.ts'
import { deviceName } from './device-name.ts'

/** A browser session; the token itself is only in the browser's cookie. */
interface SessionDoc extends Doc {
  publicId: string
  accountId: string
  email: string
  /** Unix milliseconds. */
  createdAt: number
  /** Unix milliseconds. */
  expiresAt: number
  /** The browser in words; never what it sent. */
  device: string
  /** Unix milliseconds, to the hour. */
  lastSeenAt: number
}

/** Picks callers. */
type IsOf = (principal: Pick<UserPrincipal, 'accountId' | 'email' | 'sessionId'>) => boolean

const cacheSize = 10_000
/** How fresh `lastSeenAt` is kept, in milliseconds: a write per hour, not per call. */
const seenMs = 60 * 60 * 1000
const listed = 100

/** Sessions: random tokens per browser, hashed at rest, revocable at once (threats 6, 26). */
export function createSessionService({
  stores,
  now,
  config,
}: Pick<Deps, 'stores' | 'now'> & { config: Pick<Config, 'mongodb'> }) {
  const sessions = (region: Region): DocStore<SessionDoc> => stores[region].collection('sessions')
  const cache = createShortCache<UserPrincipal>({ ms: checkedMs(config), size: cacheSize, now })
  const listeners = new Set<(isOf: IsOf) => void>()
  const regionOf = (token: string): Region | null => {
    if (token.startsWith('eu_')) return 'eu'
    return token.startsWith('na_') ? 'na' : null
  }

  async function membershipsOf(email: string): Promise<Membership[]> {
    const found = await Promise.all(
      regions.map(async (region) => {
        const members = stores[region].collection<MemberDoc>('members')
        const docs = await members.find({ email }, { limit: 500 }).toArray()
        return docs.map((doc) => ({
          uid: doc.workspaceId,
          region,
          role: doc.role,
          usersPerms: permissionsOf(doc),
        }))
      }),
    )
    return found.flat()
  }

  async function read(key: string, region: Region | null): Promise<UserPrincipal | null> {
    const session = region && (await sessions(region).findOne({ _id: key }))
    if (!session || session.expiresAt <= now()) return null
    if (now() - session.lastSeenAt >= seenMs) {
      await sessions(region).updateOne({ _id: key }, { $set: { lastSeenAt: now() } })
    }
    return {
      kind: 'user',
      accountId: session.accountId,
      email: session.email,
      region,
      sessionId: session.publicId,
      memberships: await membershipsOf(session.email),
    }
  }

  /** Reads anew what some callers may do, and tells whoever holds something open for them. */
  function changed(isOf: IsOf): void {
    cache.drop(isOf)
    for (const heard of listeners) heard(isOf)
  }

  return {
    /** Calls when callers may do something else than before, or nothing; the answer ends it. */
    onChange(heard: (isOf: IsOf) => void): () => void {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },

    /** Starts a session in the account's home region. */
    async create(
      region: Region,
      { accountId, email, userAgent }: { accountId: string; email: string; userAgent: string | null },
    ): Promise<string> {
      const token = `${region}_${newToken()}`
      await sessions(region).insertOne({
        _id: hashSecret(token),
        publicId: newId(),
        accountId,
        email,
        createdAt: now(),
        expiresAt: now() + sessionSeconds * 1000,
        device: deviceName(userAgent),
        lastSeenAt: now(),
      })
      return token
    },

    /** Who a session token belongs to; null when it is unknown, ended or over. */
    async find(token: string): Promise<UserPrincipal | null> {
      const key = hashSecret(token)
      return cache.through(key, () => read(key, regionOf(token)))
    },

    /** Reads anew what an address may do, from its next call on. */
    forget(email: string): void {
      changed((principal) => principal.email === email)
    },

    /** Where an account is signed in, last seen first. */
    async list({ region, accountId, sessionId }: UserPrincipal): Promise<SessionCard[]> {
      const docs = await sessions(region)
        .find({ accountId, expiresAt: { $gt: now() } }, { limit: 1000 })
        .toArray()
      return docs
        .sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt)
        .slice(0, listed)
        .map(({ publicId, device, createdAt, lastSeenAt }) => ({
          ID: publicId,
          device,
          createdAt: Math.floor(createdAt / 1000),
          lastSeenAt: Math.floor(lastSeenAt / 1000),
          current: publicId === sessionId,
        }))
    },

    /** Ends one session of an account; false when it has none of that public id. */
    async end({ region, accountId }: UserPrincipal, publicId: string): Promise<boolean> {
      const { deletedCount } = await sessions(region).deleteOne({ accountId, publicId })
      changed((principal) => principal.sessionId === publicId)
      return deletedCount === 1
    },

    /** Ends every session of an account, but for the one of that public id. */
    async endAll({ region, accountId }: UserPrincipal, { but }: { but: string | null }): Promise<void> {
      await sessions(region).deleteMany({ accountId, ...(but !== null && { publicId: { $ne: but } }) })
      changed((principal) => principal.accountId === accountId && principal.sessionId !== but)
    },

    /** Ends a session; ending none is fine. */
    async revoke(token: string): Promise<void> {
      const key = hashSecret(token)
      const region = regionOf(token)
      const held = region && (await sessions(region).findOne({ _id: key }))
      if (region) await sessions(region).deleteOne({ _id: key })
      cache.drop(key)
      if (held) changed(({ sessionId }) => sessionId === held.publicId)
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>
