import type { Region } from '#mocks/contracts/shared/region.ts'
import { hashSecret } from '../shared/secrets.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** A workspace secret or an agent's SECRET_API_KEY; only its hash is kept. */
export interface KeyDoc extends Doc {
  kind: 'workspace' | 'agent'
  /** uid of the workspace or id of the agent it opens. */
  subjectId: string
  /** Unix seconds. */
  createdAt: number
}

/** Server-to-server keys, by region. */
export function keyRepository(stores: Stores) {
  const keys = (region: Region): DocStore<KeyDoc> => stores[region].collection('keys')
  return {
    keys,
    /** What a presented key opens, or null. */
    find: (region: Region, key: string) => keys(region).findOne({ _id: hashSecret(key) }),
  }
}
