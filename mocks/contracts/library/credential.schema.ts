import * as z from 'zod/mini'
import { credentialHostSchema, credentialHostsLimit } from './credential-hosts.ts'
import { libraryItemFields, neededText, optionalText, problemsOf } from './library.schema.ts'

/** Most credentials a workspace keeps. */
export const credentialsLimit = 100

/** Least length of a secret of which the last four characters are shown. */
export const lastFourFrom = 12

/** How a credential is sent: `Authorization: Bearer`, `Authorization: Basic`, or a header of its own. */
export const credentialKinds = ['bearer', 'basic', 'header'] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** Names of HTTP headers. */
export const headerNamePattern = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

/** Text a header can carry as it is. */
export const headerTextPattern = /^[\x20-\x7e]*$/

/** Control characters, line breaks among them: with one, a header could smuggle in another. */
const controlCharacter = /\p{Cc}/u

/** What an owner writes of a credential, but for its secret. */
export const credentialFieldsSchema = z.object({
  name: neededText(100, 'Please give the credential a name.'),
  kind: z.enum(credentialKinds, 'Please choose a kind.'),
  /** Of basic auth; else kept and not sent. */
  username: optionalText(200),
  /** Of a custom header; else kept and not sent. */
  headerName: optionalText(100),
  /** Where it may be sent: exact hosts, or `*.` and a domain. One of earlier versions may name none, and is sent nowhere. */
  hosts: z
    .array(credentialHostSchema, 'Please enter hosts.')
    .check(z.maxLength(credentialHostsLimit, `Please name at most ${credentialHostsLimit} hosts.`)),
})
export type CredentialFields = z.infer<typeof credentialFieldsSchema>

/** Write-only: it is kept encrypted and stands in no answer. */
export const secretSchema = z
  .string('Please enter the secret.')
  .check(
    z.minLength(4, 'A secret has at least 4 characters.'),
    z.maxLength(4000, 'Please use at most 4,000 characters.'),
  )

/** A credential as anybody may see it. */
export const credentialSchema = z.extend(credentialFieldsSchema, {
  ...libraryItemFields,
  /** The secret's last four characters; '' when it is too short to show any. */
  lastFour: z.string(),
  /** Unix seconds. */
  secretChangedAt: z.int(),
  /** The functions that send it. */
  usedBy: z.array(z.object({ ID: z.string(), name: z.string() })),
})
export type Credential = z.infer<typeof credentialSchema>

/** What a kept credential's secret may be used for; a credential of an earlier version names no hosts. */
export type KeptCredential = Pick<CredentialFields, 'kind'> & { hosts?: readonly string[] | undefined }

/** What is wrong with a credential's fields; a new one, one of another kind, or one to be sent to another host, needs its secret. */
export function credentialProblems(
  given: CredentialFields & { secret?: string },
  kept: KeptCredential | undefined,
): Record<string, string> {
  return problemsOf(z.extend(credentialFieldsSchema, { secret: z.optional(secretSchema) }), (fields) => ({
    ...usernameProblem(fields),
    ...headerNameProblem(fields),
    ...hostsProblem(fields),
    ...secretProblem(fields, kept),
  }))(given)
}

function usernameProblem({ kind, username }: CredentialFields): Record<string, string> {
  if (kind !== 'basic') return {}
  if (username === '') return { username: 'Please enter the username.' }
  const isWrong = username.includes(':') || controlCharacter.test(username)
  return isWrong ? { username: 'A username cannot contain a colon or a line break.' } : {}
}

function headerNameProblem({ kind, headerName }: CredentialFields): Record<string, string> {
  if (kind !== 'header') return {}
  if (headerName === '') return { headerName: 'Please enter the name of the header.' }
  if (!headerNamePattern.test(headerName)) {
    return { headerName: 'Use letters, digits and hyphens, such as X-Api-Key.' }
  }
  return reservedHeaders.includes(headerName.toLowerCase())
    ? { headerName: `${headerName} is set by us and cannot be a credential.` }
    : {}
}

function hostsProblem({ hosts }: CredentialFields): Record<string, string> {
  return hosts.length > 0 ? {} : { hosts: 'Please name the host it may be sent to, such as api.example.com.' }
}

function secretProblem(
  { kind, hosts, secret }: CredentialFields & { secret?: string },
  kept: KeptCredential | undefined,
): Record<string, string> {
  if (secret === undefined) {
    if (kept === undefined) return { secret: 'Please enter the secret.' }
    if (kept.kind !== kind) return { secret: 'Please enter the secret of the new kind.' }
    // Whoever may change where it is sent could read it there.
    return hosts.every((host) => kept.hosts?.includes(host))
      ? {}
      : { secret: 'Please enter the secret again, as it is to be sent to another host.' }
  }
  const isWrong = kind === 'basic' ? controlCharacter.test(secret) : !headerTextPattern.test(secret)
  return isWrong ? { secret: 'A secret cannot contain line breaks or special characters.' } : {}
}

/** Headers the connection needs for itself. */
export const reservedHeaders: readonly string[] = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'accept-encoding',
  'proxy-authorization',
  'proxy-connection',
]
