import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What is known of a stored file; `_id` is the id in its path. */
export interface FileDoc extends Doc {
  workspaceId: string
  agentId: string
  /** Where it lies in the file store. */
  path: string
  /** Bytes. */
  size: number
  /** Unix seconds. */
  createdAt: number
  /** Unix milliseconds; null for files that stay. */
  expiresAt: number | null
}

/** Records of stored files, by region. */
export function createFileRepository(stores: Stores) {
  return { files: (region: Region): DocStore<FileDoc> => stores[region].collection('files') }
}
