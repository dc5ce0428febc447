import { regions } from '#mocks/contracts/shared/region.ts'
import { areas } from './areas.ts'
import { ensureIndexes } from './indexes.ts'
import { createRemovals } from './removals.ts'
import type { HousekeepingDeps, Round } from './shared/area.ts'
import { belongingsOf, type RemovalDeps } from './shared/ownership.ts'
import { repeat } from './shared/repeat.ts'
import { newId } from './shared/secrets.ts'
import type { Doc } from './store/store.ts'
import { createTurns, type ServerTurnDoc } from './store/turns.ts'
import { upgradeStores } from './upgrade-stores.ts'

const everyMs = 60 * 60 * 1000
const soonMs = 10 * 1000
/** How often each of several processes looks whether cleaning up is due, in milliseconds. */
const turnEveryMs = 60 * 1000

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
 * Makes missing indexes and upgrades what is stored at every start, cleans up every hour, does the areas' rounds all
 * the time. On a MongoDB, where there may be several processes, one of them cleans up; when it is killed another one
 * takes over. The answer stops it. `prepared` is called once the stores have all they need. A store that is away is
 * asked again soon, so a server that was started before its database comes to work with it.
 */
export function startHousekeeping(deps: HousekeepingDeps, prepared: () => void = () => {}): () => void {
  const turns = deps.config.mongodb
    ? createTurns({
        store: deps.stores.eu.collection<ServerTurnDoc>('serverTurns'),
        me: newId(),
        now: deps.now,
      })
    : null
  let isPrepared = false

  async function maintainStores(): Promise<void> {
    if (!isPrepared) {
      await ensureIndexes(deps.stores)
      await upgradeStores(deps.stores)
      isPrepared = true
      prepared()
    }
    if (turns) await turns.take('housekeeping', everyMs, cleanUp)
    else await cleanUp()
  }

  async function cleanUp(): Promise<void> {
    await runHousekeeping(deps)
    deps.log.info('housekeeping.done')
  }

  function aloneIfAsked({ alone, everyMs, work }: Round): () => Promise<void> {
    if (!turns || alone === undefined) return work
    // A little less than the pause, so that the one that comes next finds it due.
    return async () => {
      await turns.take(alone, everyMs / 2, work)
    }
  }

  const failed = (error: unknown) => deps.log.warn({ err: error }, 'housekeeping.failed')
  const rounds = areas.flatMap((area) => area.rounds?.(deps) ?? [])
  const maintaining = { everyMs: turns ? turnEveryMs : everyMs, work: maintainStores }
  const stops = [
    maintaining,
    ...rounds.map((round) => ({ everyMs: round.everyMs, work: aloneIfAsked(round) })),
  ].map(({ everyMs, work }) => repeat(work, { everyMs, soonMs, failed }))
  return () => {
    for (const stop of stops) stop()
  }
}
