import { pino } from 'pino'
import { regions } from '#mocks/contracts/shared/region.ts'
import { createRollUps } from './analytics/roll-ups.ts'
import { readConfig } from './config.ts'
import { ensureIndexes } from './indexes.ts'
import { logOptions } from './log-options.ts'
import { lockDataDir } from './store/embedded/lock-data-dir.ts'
import { openStores } from './store/open-stores.ts'

// `node --import tsx api/rebuild-figures.ts`: counts every figure anew from what is kept. On the embedded store the
// server must not run meanwhile; on MongoDB it may.
const config = readConfig(process.env)
const log = pino(logOptions(config.logLevel))
const release = config.mongodb ? () => undefined : lockDataDir(config.dataDir)
const stores = await openStores(config)
try {
  await ensureIndexes(stores)
  for (const region of regions) {
    const hours = await createRollUps({ stores, now: Date.now }).rebuild(region)
    log.info({ region, hours }, 'analytics.rebuilt')
  }
} finally {
  await stores.close()
  release()
}
