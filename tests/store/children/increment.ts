import { openEmbeddedStores } from '#api/store/embedded.ts'
import type { Doc } from '#api/store/store.ts'

interface Counter extends Doc {
  n: number
  rev: number
}

/**
 * One of several writers on one file. Waits for a line on standard input, so that all start together, then adds
 * one `rounds` times by `$inc` and `rounds` times by reading, and writing only if nobody wrote in between.
 */
const [dir, rounds] = process.argv.slice(2)
const stores = openEmbeddedStores({ dir: dir!, requireIndexes: true })
const counters = stores.eu.collection<Counter>('counters')

process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))

for (let round = 0; round < Number(rounds); round += 1) {
  await counters.updateOne({ _id: 'inc' }, { $inc: { n: 1 } }, { upsert: true })
  while (!(await addOne())) await new Promise(setImmediate)
}
await stores.close()
process.exit(0)

async function addOne(): Promise<boolean> {
  const seen = await counters.findOne({ _id: 'swap' })
  const { modifiedCount } = await counters.updateOne(
    { _id: 'swap', rev: seen!.rev },
    { $set: { n: seen!.n + 1, rev: seen!.rev + 1 } },
  )
  return modifiedCount === 1
}
