import type { Stores } from './store.ts'

/** The part of the server's configuration that chooses a store. */
export interface StoreConfig {
  /** MongoDB, with an own deployment per region if need be; null uses the embedded store. */
  mongodb: { uri: string; uriEu?: string; uriNa?: string } | null
  /** Where the embedded store keeps its files. */
  dataDir: string
  /** Outside production the embedded store refuses filters that would scan a large collection. */
  production: boolean
}

/** Opens MongoDB when configured, else the embedded store; loads only the one it opens. */
export async function openStores({ mongodb, dataDir, production }: StoreConfig): Promise<Stores> {
  if (mongodb !== null) {
    const { openMongoStores } = await import('./mongo.ts')
    return openMongoStores(mongodb)
  }
  const { openEmbeddedStores } = await import('./embedded.ts')
  return openEmbeddedStores({ dir: dataDir, requireIndexes: !production })
}
