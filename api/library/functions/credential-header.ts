import type { CredentialFields } from '#mocks/contracts/library/credential.schema.ts'

type SentFields = Omit<CredentialFields, 'hosts'>

/** A credential with its secret, on its way into one request. */
interface Proof {
  credential: SentFields
  secret: string
}

/** The header a credential is sent in; it wins over one of the same name. */
export function credentialHeader({ credential, secret }: Proof): Record<string, string> {
  switch (credential.kind) {
    case 'bearer':
      return { authorization: `Bearer ${secret}` }
    case 'basic':
      return { authorization: `Basic ${pairOf(credential, secret).toString('base64')}` }
    case 'header':
      return { [credential.headerName.toLowerCase()]: secret }
  }
}

/** Everything in that header that is secret. */
export function secretsOf({ credential, secret }: Proof): string[] {
  return credential.kind === 'basic' ? [secret, pairOf(credential, secret).toString()] : [secret]
}

function pairOf({ username }: SentFields, secret: string): Buffer {
  return Buffer.from(`${username}:${secret}`)
}
