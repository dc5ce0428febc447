import type { Credential, CredentialKind } from '#mocks/contracts/library/credential.schema.ts'

/** What each kind is called. */
export const kindWords: Record<CredentialKind, string> = {
  bearer: 'Bearer token',
  basic: 'Basic auth',
  header: 'Custom header',
}

/** What a kind's secret is called. */
export const secretWords: Record<CredentialKind, string> = {
  bearer: 'Token',
  basic: 'Password',
  header: 'Value',
}

/** How a credential is sent, with as much of its secret as may be seen: 'Authorization: Bearer ••••Qm4x'. */
export function sentAs({ kind, username, headerName, lastFour }: Credential): string {
  const secret = `••••${lastFour}`
  if (kind === 'basic') return `${username}:${secret}`
  return kind === 'bearer' ? `Authorization: Bearer ${secret}` : `${headerName}: ${secret}`
}

/** Where it may be sent: 'api.example.com', '3 hosts', 'No host yet'. */
export function hostWords(hosts: Credential['hosts']): string {
  const [first] = hosts
  if (!first) return 'No host yet'
  return hosts.length === 1 ? first : `${hosts.length} hosts`
}

/** Where it is used: 'find_order', '3 functions', 'Not used'. */
export function usedWords(usedBy: Credential['usedBy']): string {
  const [first] = usedBy
  if (!first) return 'Not used'
  return usedBy.length === 1 ? first.name : `${usedBy.length} functions`
}
