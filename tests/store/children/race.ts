import { openEmbeddedStores } from '#api/store/embedded.ts'
import { insertIfAbsent } from '#api/store/insert-if-absent.ts'
import { insertWithin } from '#api/store/insert-within.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Doc } from '#api/store/store.ts'

interface RaceDoc extends Doc {
  n: number
  rev: number
  by: string
}

/** What one of several processes got. */
export interface RaceResult {
  swapped: number
  claimed: string[]
  inserted: string[]
  seated: number
}

/** Work of one process; every piece is tried by twenty at once, and by every process. */
const [side = '', name = '', rounds = '0'] = process.argv.slice(2)
const atOnce = 20
const stores = side.startsWith('mongodb')
  ? openMongoStores({ uri: side, maxPoolSize: atOnce })
  : openEmbeddedStores({ dir: side, requireIndexes: true })
const docs = stores.eu.collection<RaceDoc>(name)
const me = String(process.pid)
const result: RaceResult = { swapped: 0, claimed: [], inserted: [], seated: 0 }

/** Does a piece of work so many times, twenty at once. */
async function many(work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < Number(rounds)) {
        next += 1
        await work(next)
      }
    }),
  )
}

async function swap(): Promise<void> {
  for (;;) {
    const seen = await docs.findOne({ _id: 'swap' })
    const { modifiedCount } = await docs.updateOne(
      { _id: 'swap', rev: seen!.rev },
      { $set: { n: seen!.n + 1, rev: seen!.rev + 1 } },
    )
    if (modifiedCount === 1) {
      result.swapped += 1
      return
    }
  }
}

async function claim(index: number): Promise<void> {
  const taken = await docs.findOneAndUpdate(
    { _id: `job-${index}`, by: '' },
    { $set: { by: me } },
    { returnDocument: 'after' },
  )
  if (taken) result.claimed.push(taken._id)
}

async function insert(index: number): Promise<void> {
  const doc = { _id: `once-${index}`, n: 0, rev: 0, by: me }
  if (await insertIfAbsent(docs, doc)) result.inserted.push(doc._id)
}

/** Seven seats: whoever finds none leaves. */
async function sit(index: number): Promise<void> {
  const doc = { _id: `seat-${me}-${index}`, n: 0, rev: 0, by: 'seat' }
  const limit = { among: { by: 'seat' }, most: 7, full: () => new Error('full') }
  if (await insertWithin(docs, doc, limit).catch(() => false)) result.seated += 1
}

process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
await many(() => docs.updateOne({ _id: 'inc' }, { $inc: { n: 1 } }, { upsert: true }))
await many(swap)
await many(claim)
await many(insert)
await many(sit)
await stores.close()
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
