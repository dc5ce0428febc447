import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/client-address.ts'
import type { Mail } from '../providers/mail/mail.ts'

/** Where the outbox is. */
export const outboxPath = '/dev/outbox'
const cookieName = 'vg_outbox'

/** Who may read the mails this machine keeps: every sign-in code is in them. */
export interface OutboxAccess {
  /** Path and key that open the outbox, for whoever started the server; null where there is none. */
  address: string | null
  /** Whether it is there for this request at all: somebody at this machine seems to ask. */
  isThere(request: IncomingMessage): boolean
  /** Whether the request proves that it comes from whoever started the server. */
  isProven(request: IncomingMessage): boolean
  /** The cookie for a right key in the address, so that links without it work from then on; null for a wrong one. */
  cookieFor(key: string): string | null
}

/**
 * A request through a proxy on this machine looks exactly like one from this machine when the proxy adds no header,
 * so loopback is not proof enough: a key printed at the start is. It stays the same as long as the server's secret.
 */
export function createOutboxAccess(
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'secret'>,
  mail: Mail,
): OutboxAccess {
  const key = createHmac('sha256', config.secret).update('outbox key').digest('base64url').slice(0, 32)
  const isOffered = mail.kind === 'local' && config.trustProxy === 0 && !isForOthers(config.publicUrl)
  return {
    address: isOffered ? `${outboxPath}?key=${key}` : null,
    isThere: (request) => isOffered && isLoopback(request),
    isProven: ({ headers }) =>
      (headers.cookie ?? '')
        .split(/; */)
        .some((pair) => pair.startsWith(`${cookieName}=`) && isSame(pair.slice(cookieName.length + 1), key)),
    cookieFor: (given) =>
      isSame(given, key) ? `${cookieName}=${key}; Path=${outboxPath}; HttpOnly; SameSite=Strict` : null,
  }
}

function isForOthers(publicUrl: string | null): boolean {
  if (publicUrl === null) return false
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
}

/** Compared in the same time wherever the two differ. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}
