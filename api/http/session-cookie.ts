/** Lifetime of the session cookie, in seconds: 30 days (spec 2 §9). */
export const sessionSeconds = 30 * 24 * 60 * 60

/** How the one cookie is named and written; `secure` where the browser will keep secure cookies. */
export interface SessionCookie {
  name: string
  /** Value of a Set-Cookie header that stores the token, or clears it with null. */
  write(token: string | null): string
  /** The token in a Cookie header, or null. */
  read(header: string | undefined): string | null
}

/**
 * The cookie of this deployment: `__Host-` where the origin is https or loopback (architecture §3).
 * @param seconds how long browsers keep it
 */
export function createSessionCookie(
  secure: boolean,
  { named = 'auth_token', seconds = sessionSeconds } = {},
): SessionCookie {
  const name = secure ? `__Host-${named}` : named
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{20,120})(?:;|$)`)
  const flags = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    write: (token) => `${name}=${token ?? ''}; Max-Age=${token ? seconds : 0}; ${flags}`,
    read: (header) => (header && pattern.exec(header)?.[1]) || null,
  }
}
