import { regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Doc, Stores } from '../store/store.ts'
import type { Dependency } from './condition.ts'
import { diskSpace } from './disk-space.ts'

/** What can be wrong with a server, as anybody may know it. */
export type Ailment = 'store' | 'disk' | Dependency

/** How a server is. */
export interface HealthReport {
  failing: Ailment[]
  /** Whether it can do its work; what merely fails beside it has a way around, or concerns some. */
  canServe: boolean
}

/** Looks how the server is, at most a few times a second however often it is asked. */
export type Health = () => Promise<HealthReport>

interface ProbeDoc extends Doc {
  /** Unix milliseconds. */
  ts: number
}

const keptMs = 300
/** Longer than any store that works needs, shorter than whoever asks waits. */
const patienceMs = 2000

/** Health by doing: the store is written to, the disk's room is read, services are judged by their last call. */
export function createHealth({ stores, config, condition, log }: Deps): Health {
  const keepsStore = config.mongodb === null
  const usesDisk = keepsStore || config.s3 === null
  const canWrite = onceAtATime(() => writeEverywhere(stores))
  const space = onceAtATime(async () => (usesDisk ? diskSpace(config.dataDir) : 'ok'))
  let kept: { report: HealthReport; until: number } | undefined
  let looking: Promise<HealthReport> | undefined
  let told = ''

  async function look(): Promise<HealthReport> {
    const [store, disk] = await Promise.all([outcome(canWrite()), outcome(space())])
    const failing: Ailment[] = []
    if ('error' in store) failing.push('store')
    if ('error' in disk || disk.value !== 'ok') failing.push('disk')
    failing.push(...condition.failing())
    // A store elsewhere goes on; what people give cannot be kept meanwhile.
    const isFull = keepsStore && ('error' in disk || disk.value === 'full')
    tell(failing, 'error' in store ? store.error : undefined)
    return { failing, canServe: !('error' in store) && !isFull }
  }

  /** The log has the reasons, once per change: whoever asks does so for ever. */
  function tell(failing: readonly Ailment[], error: unknown): void {
    const now = failing.join()
    if (now === told) return
    told = now
    if (failing.length > 0) log.error({ failing, err: error }, 'health.failing')
    else log.info('health.recovered')
  }

  return async () => {
    if (kept && performance.now() < kept.until) return kept.report
    looking ??= look().finally(() => {
      looking = undefined
    })
    const report = await looking
    kept = { report, until: performance.now() + keptMs }
    return report
  }
}

async function writeEverywhere(stores: Stores): Promise<void> {
  const ts = Date.now()
  await Promise.all(
    regions.map((region) =>
      stores[region]
        .collection<ProbeDoc>('health')
        .updateOne({ _id: 'probe' }, { $set: { ts } }, { upsert: true }),
    ),
  )
}

/** While a call is under way, others wait for it: a store that hangs is not asked over and over. */
function onceAtATime<R>(call: () => Promise<R>): () => Promise<R> {
  let running: Promise<R> | undefined
  return () => {
    running ??= call().finally(() => {
      running = undefined
    })
    return running
  }
}

async function outcome<R>(work: Promise<R>): Promise<{ value: R } | { error: unknown }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<{ error: unknown }>((resolve) => {
    timer = setTimeout(() => resolve({ error: new Error('no answer in time') }), patienceMs)
  })
  try {
    return await Promise.race([
      work.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}
