import * as z from 'zod/mini'
import { headerTextPattern } from './credential.schema.ts'
import { addressParts } from './placeholders.ts'

/** The header a function's secret is sent in, for its server to know who calls. */
export const serverSecretHeader = 'X-Tool-Secret'

/**
 * A function's secret (`serverUrlSecret`, spec 3 §3): write-only, kept encrypted for the host of its address alone.
 * Null forgets it; absent keeps it.
 */
export const serverSecretSchema = z.optional(
  z.nullable(
    z
      .string('Please enter the secret.')
      .check(
        z.minLength(8, 'A secret has at least 8 characters.'),
        z.maxLength(1000, 'Please use at most 1,000 characters.'),
        z.regex(headerTextPattern, 'A secret cannot contain line breaks or special characters.'),
      ),
  ),
)
export type SentServerSecret = z.infer<typeof serverSecretSchema>

/** The host of a function's address; '' where it is none. */
export function hostOfFunction(url: string): string {
  const { host } = addressParts(url)
  return URL.canParse(host) ? new URL(host).host : ''
}

/**
 * What is wrong with a secret: one that is kept goes to no other host, so that whoever changes the address cannot have
 * it sent to themselves.
 * @param keptFor the host of the one that is kept, '' for none
 */
export function serverSecretProblem(
  { url, serverUrlSecret }: { url: string; serverUrlSecret?: SentServerSecret },
  keptFor: string,
): Record<string, string> {
  if (serverUrlSecret !== undefined) {
    const checked = z.safeParse(serverSecretSchema, serverUrlSecret)
    return checked.success ? {} : { serverUrlSecret: checked.error.issues[0]?.message ?? '' }
  }
  return keptFor === '' || hostOfFunction(url) === keptFor
    ? {}
    : { serverUrlSecret: `Please enter the secret again, or remove it: it is kept for ${keptFor} alone.` }
}
