import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Config } from '../config.ts'
import { type Deps, unixNow } from '../deps.ts'
import { hashSecret, newKey } from '../shared/secrets.ts'
import { createShortCache } from '../shared/short-cache.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { checkedMs } from './checked-ms.ts'

/** A workspace secret or an agent's SECRET_API_KEY; only its hash is kept. */
export interface KeyDoc extends Doc {
  kind: 'workspace' | 'agent'
  /** uid of the workspace or id of the agent it opens. */
  subjectId: string
  /** Unix seconds. */
  createdAt: number
}

/** The one key of a subject that counts; `_id` is `{kind}:{subjectId}`. */
interface CurrentKeyDoc extends Doc {
  keyId: string
}

const cacheSize = 10_000

/** Server-to-server keys: made on request, shown once, looked up in the region of the path. */
export function createKeyService({
  stores,
  now,
  config,
}: Pick<Deps, 'stores' | 'now'> & { config: Pick<Config, 'mongodb'> }) {
  const keys = (region: Region): DocStore<KeyDoc> => stores[region].collection('keys')
  const current = (region: Region): DocStore<CurrentKeyDoc> => stores[region].collection('currentKeys')
  const cache = createShortCache<KeyDoc>({ ms: checkedMs(config), size: cacheSize, now })
  return {
    /** What a presented key opens, or null. */
    async find(region: Region, key: string): Promise<KeyDoc | null> {
      const _id = hashSecret(key)
      return cache.through(`${region}:${_id}`, () => keys(region).findOne({ _id }))
    },

    /** Makes the subject's key and ends the one it had. The answer is the only place where it is ever shown. */
    async replace(region: Region, kind: KeyDoc['kind'], subjectId: string): Promise<string> {
      const key = newKey()
      const keyId = hashSecret(key)
      await keys(region).insertOne({ _id: keyId, kind, subjectId, createdAt: unixNow({ now }) })
      // One document says which key counts, so that of two made at once exactly the later one works.
      const before = await current(region).findOneAndUpdate(
        { _id: `${kind}:${subjectId}` },
        { $set: { keyId } },
        { upsert: true, returnDocument: 'before' },
      )
      if (before) await keys(region).deleteOne({ _id: before.keyId })
      cache.drop((doc) => doc.subjectId === subjectId)
      return key
    },

    /** Stops remembering the keys of a subject whose keys were revoked. */
    forget(subjectId: string): void {
      cache.drop((doc) => doc.subjectId === subjectId)
    },
  }
}

/** Ends the key of a subject that is no more. */
export async function revokeKeys(
  stores: Stores,
  region: Region,
  kind: KeyDoc['kind'],
  subjectId: string,
): Promise<void> {
  const current = stores[region].collection<CurrentKeyDoc>('currentKeys')
  const counts = await current.findOne({ _id: `${kind}:${subjectId}` })
  if (!counts) return
  await stores[region].collection<KeyDoc>('keys').deleteOne({ _id: counts.keyId })
  await current.deleteOne({ _id: counts._id })
}

export type KeyService = ReturnType<typeof createKeyService>
