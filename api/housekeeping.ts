import { regions } from '#mocks/contracts/shared/region.ts'
import { areas } from './areas.ts'
import { ensureIndexes } from './indexes.ts'
import { createRemovals } from './removals.ts'
import type { HousekeepingDeps } from './shared/area.ts'
import { belongingsOf, type RemovalDeps } from './shared/ownership.ts'
import { repeat } from './shared/repeat.ts'
import type { Doc } from './store/store.ts'
import { upgradeStores } from './upgrade-stores.ts'

const everyMs = 60 * 60 * 1000
const soonMs = 10 * 1000

/** Removes what is over, and ends what a crash left half-done. Safe to run at any time. */
export async function runHousekeeping(deps: RemovalDeps): Promise<void> {
  for (const region of regions) {
    for (const [name, { expires }] of areas.flatMap((area) => Object.entries(area.collections))) {
      if (!expires) continue
      await deps.stores[region]
        .collection<Doc & Record<string, number>>(name)
        .deleteMany({ [expires.field]: { $lt: deps.now() - expires.keptMs } })
    }
  }
  const removals = createRemovals(deps, belongingsOf(areas, deps))
  for (const area of areas) await area.hourly?.(deps, removals)
}

/**
 * Makes missing indexes, upgrades what is stored and cleans up, now and every hour; does the areas' rounds all the
 * time. The answer stops it. A store that is away is asked again soon, so a server that was started before its
 * database comes to work with it.
 */
export function startHousekeeping(deps: HousekeepingDeps): () => void {
  async function maintainStores(): Promise<void> {
    await ensureIndexes(deps.stores)
    await upgradeStores(deps.stores)
    await runHousekeeping(deps)
  }

  const failed = (error: unknown) => deps.log.warn({ err: error }, 'housekeeping.failed')
  const rounds = areas.flatMap((area) => area.rounds?.(deps) ?? [])
  const stops = [{ everyMs, work: maintainStores }, ...rounds].map(({ everyMs, work }) =>
    repeat(work, { everyMs, soonMs, failed }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
