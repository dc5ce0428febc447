import { randomBytes } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { areas } from '#api/areas.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import type { Database, Stores } from '#api/store/store.ts'
import { mongoKind, poolSizeOf } from './mongo-kind.ts'

/** Every collection the server writes. */
export const collectionNames = areas.flatMap(({ collections }) => Object.keys(collections)).sort()

/** Stores of one app, and how to remove them. */
export interface TestStores {
  stores: Stores
  /** Closes the stores and removes what they hold. */
  discard: () => Promise<void>
}

/** The address of a MongoDB for tests. Never MONGODB_URI: that one may be somebody's data. */
export const testMongoUri = process.env.TEST_MONGODB_URI || undefined

/** Which server that is; null without one. */
const kind = testMongoUri ? await mongoKind(testMongoUri) : null

/** Whether races can be shown: FerretDB reads and then writes, so one connection keeps it whole and hides them. */
export function canRace(): boolean {
  if (kind === 'ferretdb')
    process.stdout.write('SKIPPED a race: over one connection, as FerretDB needs, there is none\n')
  return kind !== 'ferretdb'
}

/**
 * Opens the embedded store in `dataDir`, or MongoDB when `TEST_MONGODB_URI` is set. There every app gets
 * collections of its own, so that test files can run side by side in one database.
 * @param isDurable whether every change waits for the disk, as in production, which would be most of the time
 */
export async function openTestStores(dataDir: string, isDurable = false): Promise<TestStores> {
  if (!testMongoUri || kind === null) {
    const stores = openEmbeddedStores({ dir: dataDir, requireIndexes: true, isDurable })
    return { stores, discard: () => stores.close() }
  }
  const { openMongoStores } = await import('#api/store/mongo.ts')
  const stores = openMongoStores({ uri: testMongoUri, maxPoolSize: poolSizeOf(kind) })
  const prefix = `t${randomBytes(5).toString('hex')}_`
  return {
    stores: { eu: prefixed(stores.eu, prefix), na: prefixed(stores.na, prefix), close: () => stores.close() },
    async discard() {
      await stores.close()
      await dropCollections(prefix)
    },
  }
}

/** Everything a region holds, as text: what a stolen disk would tell. */
export async function dumpRegion(database: Database): Promise<string> {
  const held = await Promise.all(
    collectionNames.map(async (name) => ({ name, docs: await database.collection(name).find({}).toArray() })),
  )
  return JSON.stringify(held)
}

function prefixed(database: Database, prefix: string): Database {
  const own = (name: string) => `${prefix}${name}`
  return {
    collection: (name) => database.collection(own(name)),
    async createIndexes(wanted) {
      // It looks through all documents with them or without, and making them takes longer than most tests: that it can
      // is shown by the store suite.
      if (kind === 'ferretdb') return
      await database.createIndexes(
        Object.fromEntries(Object.entries(wanted).map(([name, indexes]) => [own(name), indexes])),
      )
    },
    ping: () => database.ping(),
  }
}

async function dropCollections(prefix: string): Promise<void> {
  const client = new MongoClient(testMongoUri ?? '', { serverSelectionTimeoutMS: 5000 })
  try {
    for (const name of ['voiceglow-eu', 'voiceglow']) {
      const db = client.db(name)
      const found = await db.listCollections({}, { nameOnly: true }).toArray()
      const ours = found.filter((collection) => collection.name.startsWith(prefix))
      for (const collection of ours) await db.collection(collection.name).drop()
    }
  } finally {
    await client.close()
  }
}
