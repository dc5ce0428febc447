import type { Region } from '#mocks/contracts/shared/region.ts'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'
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
  /** Its last characters, which tell it from another; absent in keys made before they were kept. */
  lastFour?: string
}

/** The one key of a subject that counts; `_id` is `{kind}:{subjectId}`. */
interface CurrentKeyDoc extends Doc {
  keyId: string
}

/** When the key of a subject last opened something; `_id` is `{kind}:{subjectId}`. */
interface KeyUseDoc extends Doc {
  keyId: string
  /** Unix seconds, by the minute: a busy server's key costs one write a minute. */
  at: number
}

const cacheSize = 10_000
const useSeconds = 60

/** Server-to-server keys: made on request, shown once, looked up in the region of the path. */
export function createKeyService({
  stores,
  now,
  config,
}: Pick<Deps, 'stores' | 'now'> & { config: Pick<Config, 'mongodb'> }) {
  const keys = (region: Region): DocStore<KeyDoc> => stores[region].collection('keys')
  const current = (region: Region): DocStore<CurrentKeyDoc> => stores[region].collection('currentKeys')
  const uses = (region: Region): DocStore<KeyUseDoc> => stores[region].collection('keyUses')
  const cache = createShortCache<KeyDoc>({ ms: checkedMs(config), size: cacheSize, now })
  const listeners = new Set<(subjectId: string) => void>()
  const noted = createShortCache<number>({ ms: useSeconds * 1000, size: cacheSize, now })

  /** Remembers that a key was used. A store that cannot write now stops nobody who may read. */
  function noteUse(region: Region, { _id: keyId, kind, subjectId }: KeyDoc) {
    return noted.through(`${region}:${keyId}`, async () => {
      const at = unixNow({ now })
      await uses(region)
        .updateOne({ _id: `${kind}:${subjectId}` }, { $set: { keyId, at } }, { upsert: true })
        .catch(() => undefined)
      return at
    })
  }

  /** Reads a subject's key anew, and tells whoever holds something open for it. */
  function changed(subjectId: string): void {
    cache.drop((doc) => doc.subjectId === subjectId)
    for (const heard of listeners) heard(subjectId)
  }

  return {
    /** Calls with a subject whose keys were replaced or revoked; the answer ends it. */
    onChange(heard: (subjectId: string) => void): () => void {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },

    /** What a presented key opens, or null. */
    async find(region: Region, key: string): Promise<KeyDoc | null> {
      const _id = hashSecret(key)
      const found = await cache.through(`${region}:${_id}`, () => keys(region).findOne({ _id }))
      if (found) await noteUse(region, found)
      return found
    },

    /** What may be told of a subject's key; null when it has none. */
    async describe(region: Region, kind: KeyDoc['kind'], subjectId: string): Promise<SecretKey | null> {
      const _id = `${kind}:${subjectId}`
      const [counts, use] = await Promise.all([
        current(region).findOne({ _id }),
        uses(region).findOne({ _id }),
      ])
      const key = counts && (await keys(region).findOne({ _id: counts.keyId }))
      if (!key) return null
      return presentKey(key, use?.keyId === key._id ? use.at : null)
    },

    /** Makes the subject's key and ends the one it had. The answer is the only place where it is ever shown. */
    async replace(
      region: Region,
      kind: KeyDoc['kind'],
      subjectId: string,
    ): Promise<{ secret: string; key: SecretKey }> {
      const secret = newKey()
      const keyId = hashSecret(secret)
      const doc = { _id: keyId, kind, subjectId, createdAt: unixNow({ now }), lastFour: secret.slice(-4) }
      await keys(region).insertOne(doc)
      // One document says which key counts, so that of two made at once exactly the later one works.
      const before = await current(region).findOneAndUpdate(
        { _id: `${kind}:${subjectId}` },
        { $set: { keyId } },
        { upsert: true, returnDocument: 'before' },
      )
      if (before) await keys(region).deleteOne({ _id: before.keyId })
      changed(subjectId)
      return { secret, key: presentKey(doc, null) }
    },

    /** Ends the subject's key. */
    async revoke(region: Region, kind: KeyDoc['kind'], subjectId: string): Promise<void> {
      await revokeKeys(stores, region, kind, subjectId)
      changed(subjectId)
    },

    /** Stops remembering the keys of a subject whose keys were revoked. */
    forget(subjectId: string): void {
      changed(subjectId)
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
  await stores[region].collection<KeyUseDoc>('keyUses').deleteOne({ _id: counts._id })
}

function presentKey({ createdAt, lastFour = '' }: KeyDoc, lastUsedAt: number | null): SecretKey {
  return { lastFour, createdAt, lastUsedAt }
}

export type KeyService = ReturnType<typeof createKeyService>
