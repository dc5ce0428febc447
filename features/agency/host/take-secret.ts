import { secretParameter } from '#mocks/contracts/agency/admin/admin-path.ts'

/** Takes an agency's secret out of the page's address and of the history (threats 4); null where there is none. */
export function takeSecret(page: Pick<Window, 'location' | 'history'> = window): string | null {
  const { pathname, search } = page.location
  const query = new URLSearchParams(search)
  const secret = query.get(secretParameter)
  if (secret === null) return null
  query.delete(secretParameter)
  const rest = query.toString()
  page.history.replaceState(null, '', rest ? `${pathname}?${rest}` : pathname)
  return secret
}
