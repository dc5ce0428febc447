import { paths } from '#features/shared/paths.ts'

/** The path of an invitation, whichever workspace it is to. */
const invitation = new RegExp(`^${paths.invite.pattern.replace(/:\w+/g, '[^/]+')}\\?`)

/** The address that was invited, when sign-in leads on to an invitation; else empty. */
export function invitedAddress(next: string | null): string {
  if (!next || !invitation.test(next)) return ''
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('email') ?? ''
}
