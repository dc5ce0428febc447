import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What an issuer is answered that asks for proof of a host; `_id` is the challenge's token. */
export interface ChallengeDoc extends Doc {
  host: string
  keyAuthorization: string
  /** Unix milliseconds. */
  expiresAt: number
}

const keptMs = 10 * 60 * 1000
/** A token as issuers make it (RFC 8555 §8.1). */
const token = /^[A-Za-z0-9_-]{16,256}$/

/** Answers to HTTP-01 challenges, which any process on the store gives. */
export function createChallengeRepository(stores: Stores, now: () => number) {
  const challenges: DocStore<ChallengeDoc> = stores.eu.collection('edgeChallenges')
  return {
    async put(_id: string, host: string, keyAuthorization: string): Promise<void> {
      const set = { host, keyAuthorization, expiresAt: now() + keptMs }
      await challenges.updateOne({ _id }, { $set: set }, { upsert: true })
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
