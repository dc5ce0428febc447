import * as z from 'zod/mini'

/** Why a call came to nothing. */
export const callFailures = [
  'blocked-address',
  'dns',
  'network',
  'timeout',
  'too-large',
  'too-many-redirects',
  'unreadable',
  'secret-lost',
  'not-bound',
  'foreign-host',
] as const
export type CallFailure = (typeof callFailures)[number]

/** Longest answer that is read, in bytes; a longer one is of no use to an agent. */
export const answerLimit = 256_000

/** Characters of an answer that are shown. */
export const shownLimit = 20_000

/** What a failed call is told as. */
export const callFailureWords: Record<CallFailure, string> = {
  'blocked-address': 'This address is not on the public internet, or uses a port other than 443.',
  dns: 'The host was not found. Check the name in the address.',
  network: 'The connection failed, or the certificate is not valid.',
  timeout: 'There was no answer in time. Allow more seconds, or make the service faster.',
  'too-large': 'The answer is larger than 256 kB, more than an agent can use.',
  'too-many-redirects': 'The address redirects again and again.',
  unreadable: 'The answer is compressed in a way we cannot read.',
  'secret-lost':
    'The credential or its secret is gone. Enter the secret again, or choose another credential.',
  'not-bound':
    'The credential has no host yet, so it is not sent anywhere. Whoever manages the workspace adds one under Credentials.',
  'foreign-host':
    'The credential may not be sent to this host, and nothing was. Whoever manages the workspace adds hosts under Credentials.',
}

/** What a test of a function saw. */
export const functionTestSchema = z.object({
  /** Null when an answer came, whatever its status. */
  failure: z.nullable(z.enum(callFailures)),
  /** HTTP status; 0 without an answer. */
  status: z.int(),
  /** From the call to the end of the answer. */
  milliseconds: z.int(),
  /** What was called, `GET https://…`, after redirects; secrets are blanked out. */
  request: z.string(),
  /** Headers of the answer that are safe to show. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The answer's text; '' when it is none. */
  body: z.string(),
  /** Whether `body` is only the beginning. */
  bodyCut: z.boolean(),
  /** Size of the whole answer in bytes. */
  bytes: z.int(),
})
export type FunctionTest = z.infer<typeof functionTestSchema>
