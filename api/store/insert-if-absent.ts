import { isDuplicateKey } from './errors.ts'
import type { Doc, DocStore } from './store.ts'

/** Inserts a document unless its `_id` is taken; tells whether it did. */
export async function insertIfAbsent<T extends Doc>(store: DocStore<T>, doc: T): Promise<boolean> {
  try {
    await store.insertOne(doc)
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
