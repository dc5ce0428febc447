import { openEmbeddedStores } from '#api/store/embedded.ts'

/** Inserts until killed, printing each `_id` once its insert was acknowledged. */
const [dir, prefix] = process.argv.slice(2)
const store = openEmbeddedStores({ dir: dir!, requireIndexes: true }).eu.collection('stream')
await store.createIndex({ n: 1 })

for (let n = 0; ; n += 1) {
  const doc = { _id: `${prefix}-${n}`, n, padding: 'x'.repeat(n % 2000) }
  await store.insertOne(doc)
  process.stdout.write(`${doc._id}\n`)
}
