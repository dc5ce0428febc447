import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { loadAcme } from './load-acme.ts'

/** What an issuer says of itself (RFC 8555 §7.1.1). */
const directorySchema = z.object({
  meta: z.optional(z.object({ caaIdentities: z.optional(z.array(z.string())) })),
})

/** Reads an issuer's directory. Rejects when it does not answer. */
export type ReadDirectory = (directory: string) => Promise<unknown>

/** Milliseconds until an issuer that did not answer is asked again. */
const againMs = 60_000
const timeoutMs = 3_000

/**
 * The names by which CAA records allow an issuer, read once from its directory. None where it names none, or does not
 * answer: then nothing can be said of CAA records.
 */
export function createIssuerNames(
  directory: string,
  { now, log }: Pick<Deps, 'now' | 'log'>,
  read: ReadDirectory = readDirectory,
): () => Promise<readonly string[]> {
  let known: readonly string[] | null = null
  let reading: Promise<readonly string[]> | null = null
  let notBefore = 0

  async function ask(): Promise<readonly string[]> {
    try {
      const { meta } = directorySchema.parse(await read(directory))
      known = (meta?.caaIdentities ?? []).map((name) => name.toLowerCase())
      return known
    } catch (err) {
      log.warn({ err, directory }, 'edge.issuer.not_read')
      notBefore = now() + againMs
      return []
    } finally {
      reading = null
    }
  }

  return async () => {
    if (known) return known
    if (!reading && now() < notBefore) return []
    reading ??= ask()
    return reading
  }
}

async function readDirectory(directory: string): Promise<unknown> {
  // The client that orders trusts what the operator has it trust.
  const acme = await loadAcme()
  const { data, status } = await acme.axios.get<unknown>(directory, { timeout: timeoutMs })
  if (status !== 200) throw new Error(`The issuer answered ${status}`)
  return data
}
