import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { hashSecret, newCode } from '../shared/secrets.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** A mailed code, hashed; one per address. */
interface CodeDoc extends Doc {
  codeHash: string
  attempts: number
  /** Unix milliseconds. */
  expiresAt: number
}

const lifetimeMs = 10 * 60 * 1000
const maxAttempts = 5

/** Login codes: six digits, ten minutes, five tries, one use (threats 59). */
export function createCodeService({ stores, now, config }: Pick<Deps, 'stores' | 'now' | 'config'>) {
  const codes = (region: Region): DocStore<CodeDoc> => stores[region].collection('codes')
  const keyOf = (email: string) => hashSecret(`${config.secret}:code:${email}`)
  const hashOf = (email: string, code: string) => hashSecret(`${config.secret}:${email}:${code}`)

  return {
    /** Makes a code for an address; a code made before stops working. */
    async issue(region: Region, email: string): Promise<string> {
      const code = newCode()
      await codes(region).updateOne(
        { _id: keyOf(email) },
        { $set: { codeHash: hashOf(email, code), attempts: 0, expiresAt: now() + lifetimeMs } },
        { upsert: true },
      )
      return code
    },

    /** Takes a code back that could not be mailed. */
    async withdraw(region: Region, email: string): Promise<void> {
      await codes(region).deleteOne({ _id: keyOf(email) })
    },

    /** Whether this is the address's code. Each call counts as a try; the right code works once. */
    async consume(region: Region, email: string, code: string): Promise<boolean> {
      const _id = keyOf(email)
      const tried = await codes(region).findOneAndUpdate(
        { _id, attempts: { $lt: maxAttempts }, expiresAt: { $gt: now() } },
        { $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      if (!tried || tried.codeHash !== hashOf(email, code)) return false
      const { deletedCount } = await codes(region).deleteOne({ _id, codeHash: tried.codeHash })
      return deletedCount === 1
    },
  }
}
