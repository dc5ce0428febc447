import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { repeat } from '../shared/repeat.ts'
import { newId } from '../shared/secrets.ts'
import type { Doc, Stores } from '../store/store.ts'

/** What every process on one store has alike, as marks that tell nothing of the values. */
interface Alike {
  sessionSecret: string
  credentialsSecret: string
  files: string
}

/** One running server. */
interface ProcessDoc extends Doc, Alike {
  /** Unix milliseconds. */
  startedAt: number
  /** Unix milliseconds; a process that is not seen for a while is taken for dead. */
  seenAt: number
}

/** This process would not work together with another one that runs on the same store. */
export class MisfitError extends Error {}

/** How a process is known to the others on its store. */
export interface Presence {
  /** Compares this process with those that run. Rejects with a `MisfitError`, or when the store does not answer. */
  join(): Promise<void>
  /** Says again and again that it runs. Joins first where that was not possible yet; then a misfit is told. */
  stay(misfit: (error: MisfitError) => void): () => void
  /** Says that it runs no more. */
  leave(): Promise<void>
}

const seenEveryMs = 10_000
/** Longer than a pause of a busy process, short enough for a restart with other secrets after a crash. */
const aliveMs = 35_000

const fixes: Record<keyof Alike, string> = {
  sessionSecret: 'has another SESSION_SECRET. Give both the same one',
  credentialsSecret: 'has another CREDENTIALS_SECRET. Give both the same one',
  files:
    'keeps files in another place. Give both the same bucket (S3_BUCKET), or one DATA_DIR that both can reach',
}

/**
 * Makes this process known in the store. What would break silently, secrets that one process cannot read of the
 * other or files it does not find, is found at the start instead. Only processes that run now count: whoever changes
 * a secret stops all of them first.
 */
export function createPresence({
  stores,
  config,
  place,
  now,
  log,
}: {
  stores: Stores
  config: Pick<Config, 'secret' | 'credentialsSecret'>
  /** Where this process keeps files. */
  place: string
  now: () => number
  log: Pick<Logger, 'warn'>
}): Presence {
  const processes = stores.eu.collection<ProcessDoc>('processes')
  const me: ProcessDoc = {
    _id: newId(),
    startedAt: now(),
    seenAt: now(),
    sessionSecret: markOf(config.secret, 'session'),
    credentialsSecret: markOf(config.credentialsSecret, 'credentials'),
    files: markOf(config.secret, place),
  }
  let hasJoined = false

  async function say(): Promise<void> {
    const { _id, ...fields } = me
    await processes.updateOne({ _id }, { $set: { ...fields, seenAt: now() } }, { upsert: true })
  }

  async function join(): Promise<void> {
    // Said before it is asked: of two that start at once, at least one sees the other.
    await say()
    const others = await processes.find({ seenAt: { $gt: now() - aliveMs } }, { limit: 1000 }).toArray()
    const older = others.filter(({ _id, startedAt }) => _id !== me._id && isBefore({ _id, startedAt }, me))
    for (const other of older) {
      const differing = (Object.keys(fixes) as (keyof Alike)[]).find((key) => other[key] !== me[key])
      if (!differing) continue
      await processes.deleteOne({ _id: me._id })
      const seconds = Math.max(0, Math.round((now() - other.seenAt) / 1000))
      throw new MisfitError(
        `Another server on this MongoDB, last seen ${seconds} s ago, ${fixes[differing]}, or stop it first.`,
      )
    }
    hasJoined = true
  }

  return {
    join,
    stay(misfit) {
      const work = async () => {
        try {
          await (hasJoined ? say() : join())
        } catch (error) {
          if (!(error instanceof MisfitError)) throw error
          misfit(error)
        }
      }
      const failed = (error: unknown) => log.warn({ err: error }, 'process.not_said')
      return repeat(work, { everyMs: seenEveryMs, soonMs: seenEveryMs, failed })
    },
    async leave() {
      await processes.deleteOne({ _id: me._id })
    },
  }
}

function isBefore(
  a: Pick<ProcessDoc, '_id' | 'startedAt'>,
  b: Pick<ProcessDoc, '_id' | 'startedAt'>,
): boolean {
  return a.startedAt === b.startedAt ? a._id < b._id : a.startedAt < b.startedAt
}

/** Equal for equal values; of the secret it tells nothing. */
function markOf(secret: string, of: string): string {
  return createHmac('sha256', secret).update(`process: ${of}`).digest('base64url')
}
