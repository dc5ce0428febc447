import { createChangeDocuments } from '#api/knowledge/change-documents.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'

/** Adds documents to an agent, ten at once, and tells which are kept; to its end, or until it is killed. */
const [side = '', workspaceId = '', characters = '0', count = '0', connections = '1'] = process.argv.slice(2)
const stores = side.startsWith('mongodb')
  ? openMongoStores({ uri: side, maxPoolSize: Number(connections) })
  : openEmbeddedStores({ dir: side, requireIndexes: true })
const change = createChangeDocuments({ stores, now: Date.now })
const agent = { _id: `agent-${workspaceId}`, ownerID: workspaceId }

process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
let next = 0
await Promise.all(
  Array.from({ length: 10 }, async () => {
    while (next < Number(count)) {
      next += 1
      const ID = `${process.pid}-${next}`
      const text = { name: ID, content: 'x'.repeat(Number(characters)) }
      await change.insert('eu', agent, ID, text).then(
        () => process.stdout.write(`${ID}\n`),
        () => undefined,
      )
    }
  }),
)
await stores.close()
process.exit(0)
