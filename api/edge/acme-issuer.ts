import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { createSecretBox } from '../library/credentials/secret-box.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore } from '../store/store.ts'
import type { ChallengeRepository } from './challenge.repository.ts'
import { loadAcme } from './load-acme.ts'

/** A certificate with its key, both PEM. */
export interface Issued {
  key: string
  /** The certificate and those that vouch for it. */
  chain: string
}

/** Gets certificates. */
export interface Issuer {
  /** Orders one for a host and waits for it. Rejects in the issuer's words, with `IssuerLimitError` for its limits. */
  issue: (host: string) => Promise<Issued>
}

/** Our account with one issuer; `_id` is its directory. */
export interface AcmeAccountDoc extends Doc {
  /** The account's private key, sealed. */
  sealed: string
  /** Its address; empty before it is made. */
  url: string
}

/** How often an order's progress is asked for: from 0.25 s apart to 5 s, a minute in all. */
const patience = { backoffAttempts: 16, backoffMin: 250, backoffMax: 5_000 }

/** Orders from the configured ACME issuer, proving each host by HTTP-01, or by TLS-ALPN-01 where port 80 is not ours. */
export function createAcmeIssuer(
  { stores, config }: Pick<Deps, 'stores' | 'config'> & { config: Config },
  challenges: ChallengeRepository,
): Issuer {
  const accounts: DocStore<AcmeAccountDoc> = stores.eu.collection('edgeAccounts')
  const box = createSecretBox(config.credentialsSecret)
  const directory = config.edge.tls?.directory ?? ''
  const method = config.edge.tls?.httpPort == null ? 'tls-alpn-01' : 'http-01'
  const email = config.edge.tls?.email ?? null

  /** The one account of all processes. One that cannot be read any more is replaced. */
  async function account(newKey: () => Promise<string>): Promise<{ key: string; url: string }> {
    const kept = await accounts.findOne({ _id: directory })
    const key = kept && box.open(kept.sealed, directory)
    if (kept && key) return { key, url: kept.url }
    const made = { sealed: box.seal(await newKey(), directory), url: '' }
    if (kept) await accounts.updateOne({ _id: directory, sealed: kept.sealed }, { $set: made })
    else await insertIfAbsent(accounts, { _id: directory, ...made })
    const now = await accounts.findOne({ _id: directory })
    const sealed = now && box.open(now.sealed, directory)
    if (!now || !sealed) throw new Error('The account with the issuer could not be kept.')
    return { key: sealed, url: now.url }
  }

  async function open() {
    const acme = await loadAcme()
    const { key, url } = await account(async () => String(await acme.crypto.createPrivateEcdsaKey('P-256')))
    const client = new acme.Client({
      directoryUrl: directory,
      accountKey: key,
      ...(url && { accountUrl: url }),
      ...patience,
    })
    if (!url) {
      const contact = email ? { contact: [`mailto:${email}`] } : {}
      await client.createAccount({ termsOfServiceAgreed: true, ...contact })
      await accounts.updateOne({ _id: directory }, { $set: { url: client.getAccountUrl() } })
    }
    return { acme, client }
  }

  return {
    async issue(host) {
      try {
        const { acme, client } = await open()
        const ownKey = await acme.crypto.createPrivateEcdsaKey('P-256')
        // By its alternative name alone: a common name takes 64 characters at most.
        const [, csr] = await acme.crypto.createCsr({ altNames: [host] }, ownKey)
        const chain = await client.auto({
          csr,
          termsOfServiceAgreed: true,
          skipChallengeVerification: true,
          challengePriority: [method],
          challengeCreateFn: async (_authz, challenge, keyAuthorization) => {
            if (challenge.type !== method) throw new Error(`The issuer offers no ${method} challenge.`)
            if (method === 'http-01') await challenges.put(challenge.token, host, keyAuthorization)
            else await challenges.putOverTls(host, keyAuthorization)
          },
          challengeRemoveFn: (_authz, challenge) =>
            method === 'http-01' ? challenges.remove(challenge.token) : challenges.removeOverTls(host),
        })
        return { key: String(ownKey), chain }
      } catch (error) {
        throw await asIssuerError(error, directory, accounts)
      }
    },
  }
}

/** What went wrong, as a sentence. An account the issuer no longer knows is made anew the next time. */
async function asIssuerError(
  error: unknown,
  directory: string,
  accounts: DocStore<AcmeAccountDoc>,
): Promise<Error> {
  // What the client makes of no answer at all.
  if (error instanceof TypeError)
    return new Error('The issuer of certificates did not answer.', { cause: error })
  const message = error instanceof Error ? error.message : String(error)
  if (/account/i.test(message) && /(not exist|unable to find|unknown|no account)/i.test(message)) {
    await accounts.updateOne({ _id: directory }, { $set: { url: '' } })
  }
  return error instanceof Error ? error : new Error(message)
}
