// Races: what changes in one piece, asked by many at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import { type MongoKind, mongoKind, poolSizeOf } from '../harness/mongo-kind.ts'
import { FERRETDB_CANNOT_SHOW } from './ferretdb-limits.ts'
import { MONGO_JAVA_SERVER_CANNOT_SHOW } from './mongo-java-server-limits.ts'
import { describeStore } from './store-suite.ts'
import type { CannotShow } from './suite/case.ts'

const cannotShow: Record<MongoKind, CannotShow> = {
  ferretdb: FERRETDB_CANNOT_SHOW,
  'mongo-java-server': MONGO_JAVA_SERVER_CANNOT_SHOW,
  mongodb: {},
}

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-store-'))

describeStore({
  name: 'embedded',
  open: async () => openEmbeddedStores({ dir, requireIndexes: true }),
  clean: async () => rmSync(dir, { recursive: true, force: true }),
})

// Never MONGODB_URI: that one may be somebody's data.
const uri = process.env.TEST_MONGODB_URI
if (uri === undefined || uri === '') {
  process.stdout.write('SKIPPED store: mongodb — TEST_MONGODB_URI is not set\n')
} else {
  const kind = await mongoKind(uri)
  describeStore({
    name: kind === 'mongodb' ? kind : `mongodb driver on ${kind}`,
    open: async () => openMongoStores({ uri, maxPoolSize: poolSizeOf(kind) }),
    clean: (_stores, collections) => dropCollections(uri, collections),
    cannotShow: cannotShow[kind],
  })
}

async function dropCollections(address: string, collections: string[]): Promise<void> {
  await withClient(address, async (client) => {
    const db = client.db('voiceglow-eu')
    // mongo-java-server refuses to drop what was never there.
    const made = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name))
    for (const name of collections.filter((each) => made.has(each))) await db.collection(name).drop()
  })
}

async function withClient<R>(address: string, work: (client: MongoClient) => Promise<R>): Promise<R> {
  const client = new MongoClient(address, { serverSelectionTimeoutMS: 5000 })
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}
