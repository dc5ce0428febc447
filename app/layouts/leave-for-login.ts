import { paths } from '#features/shared/paths.ts'

/** To sign-in, and back here afterwards. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location
  window.location.replace(paths.login.href({ next: `${pathname}${search}${hash}` }))
}
