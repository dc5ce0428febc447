import { createSessionCookie, type SessionCookie } from '../../http/session-cookie.ts'

/** How long an admin who entered by the secret stays, in seconds: 12 hours. */
export const adminSeconds = 12 * 60 * 60

const options = { named: 'agency_admin', seconds: adminSeconds }
const overHttps = createSessionCookie(true, options)
const overHttp = createSessionCookie(false, options)

/** The cookie of an agency's admin, of the one host that set it; our own hosts know none of that name. */
export function adminCookie(isSecure: boolean): SessionCookie {
  return isSecure ? overHttps : overHttp
}
