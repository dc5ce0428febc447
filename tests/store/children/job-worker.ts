import { pino } from 'pino'
import { createJobs } from '#api/jobs/jobs.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Doc } from '#api/store/store.ts'

/** What a job leaves: one document however often it is written. */
export interface JobMark extends Doc {
  /** How often it was begun. */
  begun: number
  /** The processes that began it. */
  by: number[]
  /** Whether it came to its end. */
  ended: boolean
}

/** Does jobs until it is killed; says that it is there, and then which it begins. */
const [side = '', kind = '', workMs = '5'] = process.argv.slice(2)
const stores = side.startsWith('mongodb:')
  ? openMongoStores({ uri: side, maxPoolSize: 10 })
  : openEmbeddedStores({ dir: side, requireIndexes: true })
const marks = stores.eu.collection<JobMark>(`marks_${kind}`)
const jobs = createJobs({ stores, now: Date.now, log: pino({ level: 'silent' }) })

jobs.start(
  [
    {
      kind,
      atOnce: 4,
      leaseMs: 1_500,
      async run({ key }) {
        await marks.updateOne(
          { _id: key },
          { $inc: { begun: 1 }, $push: { by: process.pid } },
          { upsert: true },
        )
        process.stdout.write(`${key}\n`)
        await new Promise((resolve) => setTimeout(resolve, Number(workMs)))
        await marks.updateOne({ _id: key }, { $set: { ended: true } })
        return undefined
      },
    },
  ],
  { everyMs: 50 },
)
setInterval(() => undefined, 1_000)
process.stdout.write('there\n')
