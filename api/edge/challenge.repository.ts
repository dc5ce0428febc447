import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What an issuer is answered that asks for proof of a host; `_id` is the challenge's token, or names a host asked over TLS. */
export interface ChallengeDoc extends Doc {
  host: string
  keyAuthorization: string
  /** Unix milliseconds. */
  expiresAt: number
}

const keptMs = 10 * 60 * 1000
/** A token as issuers make it (RFC 8555 §8.1). */
const token = /^[A-Za-z0-9_-]{16,256}$/

/** The name of a host's challenge over TLS, where no token is told; none that HTTP could ask for. */
const tlsId = (host: string) => `tls ${host}`

/** Answers to HTTP-01 and TLS-ALPN-01 challenges, which any process on the store gives. */
export function createChallengeRepository(stores: Stores, now: () => number) {
  const challenges: DocStore<ChallengeDoc> = stores.eu.collection('edgeChallenges')
  async function put(_id: string, host: string, keyAuthorization: string): Promise<void> {
    const set = { host, keyAuthorization, expiresAt: now() + keptMs }
    await challenges.updateOne({ _id }, { $set: set }, { upsert: true })
  }

  return {
    put,
    putOverTls: (host: string, keyAuthorization: string) => put(tlsId(host), host, keyAuthorization),
    /** The answer over TLS for a host; null where there is none. */
    async overTls(host: string): Promise<string | null> {
      const found = await challenges.findOne({ _id: tlsId(host) })
      return found && found.expiresAt > now() ? found.keyAuthorization : null
    },
    removeOverTls: async (host: string): Promise<void> => {
      await challenges.deleteOne({ _id: tlsId(host) })
    },
    /** The answer, on the host it proves and no other; null where there is none. */
    async answer(_id: string, host: string): Promise<string | null> {
      if (!token.test(_id)) return null
      const found = await challenges.findOne({ _id })
      return found && found.host === host && found.expiresAt > now() ? found.keyAuthorization : null
    },
    async remove(_id: string): Promise<void> {
      await challenges.deleteOne({ _id })
    },
  }
}

/** Challenges by token, for the processes of one store. */
export type ChallengeRepository = ReturnType<typeof createChallengeRepository>
