import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'

/** Lifetime of a visitor session, in seconds. */
export const visitorSeconds = 2 * 60 * 60

/** What a visitor's token proves: one agent, one conversation, for a while. */
export interface VisitorClaims {
  agentId: string
  conversationId: string
  region: Region
}

/** Signs and checks visitor tokens; nothing about a visitor is stored before the first message. */
export function createVisitorTokens(secret: string, now: () => number) {
  const sign = (payload: string) => createHmac('sha256', `visitor:${secret}`).update(payload).digest()
  return {
    /** A token for a new conversation with an agent. */
    issue(region: Region, agentId: string): string {
      const conversationId = randomBytes(12).toString('base64url')
      const expires = Math.floor(now() / 1000) + visitorSeconds
      const payload = [region, agentId, conversationId, expires.toString(36)].join('.')
      return `v1.${payload}.${sign(payload).toString('base64url')}`
    },

    /** What a token proves; null when it is forged, cut or over. */
    read(token: string): VisitorClaims | null {
      const [version, region, agentId, conversationId, expires, signature, ...rest] = token.split('.')
      if (version !== 'v1' || !region || !agentId || !conversationId || !expires || !signature || rest.length)
        return null
      const given = Buffer.from(signature, 'base64url')
      const expected = sign([region, agentId, conversationId, expires].join('.'))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      if (Number.parseInt(expires, 36) * 1000 <= now()) return null
      const known = regions.find((candidate) => candidate === region)
      return known ? { agentId, conversationId, region: known } : null
    },
  }
}

export type VisitorTokens = ReturnType<typeof createVisitorTokens>
