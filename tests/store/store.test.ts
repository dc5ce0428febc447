import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import { FERRETDB_CANNOT_SHOW } from './ferretdb-limits.ts'
import { describeStore } from './store-suite.ts'

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
  const ferretdb = await isFerretDb(uri)
  describeStore({
    name: ferretdb ? 'mongodb driver on FerretDB' : 'mongodb',
    // FerretDB reads, then writes: on more than one connection updates would be lost.
    open: async () => openMongoStores({ uri, ...(ferretdb ? { maxPoolSize: 1 } : {}) }),
    clean: (_stores, collections) => dropCollections(uri, collections),
    cannotShow: ferretdb ? FERRETDB_CANNOT_SHOW : {},
  })
}

async function isFerretDb(address: string): Promise<boolean> {
  return withClient(address, async (client) => {
    const info = await client.db('admin').command({ buildInfo: 1 })
    return 'ferretdbVersion' in info
  })
}

async function dropCollections(address: string, collections: string[]): Promise<void> {
  await withClient(address, async (client) => {
    for (const name of collections) await client.db('voiceglow-eu').collection(name).drop()
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
