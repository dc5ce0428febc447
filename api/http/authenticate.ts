import type { IncomingMessage } from 'node:http'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { VisitorTokens } from '../embed/visitor-tokens.ts'
import type { KeyService } from '../session/key.service.ts'
import type { SessionService } from '../session/session.service.ts'
import { HttpError } from './http-error.ts'
import type { Principal } from './principal.ts'

interface Credentials {
  sessions: SessionService
  keys: KeyService
  visitors: VisitorTokens
}

const anonymous: Principal = { kind: 'anonymous' }

/**
 * Finds out who calls. A bearer wins over the cookie, and a wrong bearer is a 401 even beside a good cookie.
 * Keys are looked up in the region of the path only.
 */
export function createAuthenticate({ sessions, keys, visitors }: Credentials) {
  return async function authenticate(
    request: IncomingMessage,
    sessionToken: string | null,
    region: Region | null,
  ): Promise<Principal> {
    const header = request.headers.authorization
    if (header === undefined) return (sessionToken && (await sessions.find(sessionToken))) || anonymous
    const token = /^Bearer ([A-Za-z0-9._-]{10,300})$/i.exec(header)?.[1]
    const principal = token && region ? await ofBearer(token, region) : null
    if (!principal) throw new HttpError(401)
    return principal
  }

  async function ofBearer(token: string, region: Region): Promise<Principal | null> {
    if (token.startsWith('v1.')) {
      const claims = visitors.read(token)
      return claims?.region === region ? { kind: 'visitor', ...claims } : null
    }
    const key = await keys.find(region, token)
    if (!key) return null
    return key.kind === 'workspace'
      ? { kind: 'workspace-key', workspaceId: key.subjectId, region }
      : { kind: 'agent-key', agentId: key.subjectId, region }
  }
}
