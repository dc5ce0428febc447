import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { hashSecret, newCode, newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** A mailed code, hashed; one per address and known browser, and one for everywhere else. */
interface CodeDoc extends Doc {
  codeHash: string
  /** The same wherever one code is kept; `_id` of what remembers that it was used. Absent in those of earlier versions. */
  issueId?: string
  attempts: number
  /** Unix milliseconds. */
  expiresAt: number
}

const lifetimeMs = 10 * 60 * 1000
const maxAttempts = 5

/**
 * Login codes: six digits, ten minutes, five tries, one use (threats 59). A code asked for in a browser the address has
 * signed in with before is kept a second time for that browser: what others try, or ask for, does not end it there.
 */
export function createCodeService({ stores, now, config }: Pick<Deps, 'stores' | 'now' | 'config'>) {
  const codes = (region: Region): DocStore<CodeDoc> => stores[region].collection('codes')
  const keyOf = (email: string, device = '') =>
    hashSecret(`${config.secret}:code:${email}${device && `:${device}`}`)
  const hashOf = (email: string, code: string) => hashSecret(`${config.secret}:${email}:${code}`)

  /** Where an address's code is looked for, the calling browser's own place first. */
  const slots = (email: string, device: string | null) =>
    device === null ? [keyOf(email)] : [keyOf(email, device), keyOf(email)]

  async function consumeAt(region: Region, _id: string, codeHash: string): Promise<boolean> {
    const tried = await codes(region).findOneAndUpdate(
      { _id, attempts: { $lt: maxAttempts }, expiresAt: { $gt: now() } },
      { $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    )
    if (!tried?.issueId || tried.codeHash !== codeHash) return false
    // Kept in two places, it may be found in both at once: one insert decides.
    const { issueId, expiresAt } = tried
    return insertIfAbsent(codes(region), {
      _id: issueId,
      issueId,
      codeHash: '',
      attempts: maxAttempts,
      expiresAt,
    })
  }

  return {
    /** Makes a code for an address; a code made before stops working. */
    async issue(region: Region, email: string, device: string | null): Promise<string> {
      const code = newCode()
      const issueId = newId()
      for (const _id of slots(email, device)) {
        await codes(region).updateOne(
          { _id },
          { $set: { codeHash: hashOf(email, code), issueId, attempts: 0, expiresAt: now() + lifetimeMs } },
          { upsert: true },
        )
      }
      return code
    },

    /** Takes a code back that could not be mailed. */
    async withdraw(region: Region, email: string, device: string | null): Promise<void> {
      for (const _id of slots(email, device)) await codes(region).deleteOne({ _id })
    },

    /** Whether this is the address's code. Each call counts as a try; the right code works once. */
    async consume(region: Region, email: string, code: string, device: string | null): Promise<boolean> {
      for (const _id of slots(email, device)) {
        if (!(await consumeAt(region, _id, hashOf(email, code)))) continue
        await this.withdraw(region, email, device)
        return true
      }
      return false
    },
  }
}
