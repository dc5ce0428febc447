import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Operation } from '../http/implement.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Removals } from '../removals.ts'
import type { Services } from '../services.ts'
import type { Stores } from '../store/store.ts'
import type { Keeping, RemovalDeps } from './ownership.ts'

/** What work nobody asked for needs of the server. */
export type HousekeepingDeps = RemovalDeps & Pick<Deps, 'siteReader' | 'mail' | 'emailDomains' | 'config'>

/** What jobs need of the server. */
export type JobDeps = HousekeepingDeps &
  Pick<
    Deps,
    | 'counters'
    | 'pageReader'
    | 'hosting'
    | 'dns'
    | 'jobs'
    | 'responder'
    | 'localResponder'
    | 'knowledge'
    | 'vectors'
  >

/** Work done again and again; a turn may be cut off anywhere and is then begun anew. */
export interface Round {
  /** Milliseconds from the end of one turn to the next. */
  everyMs: number
  work: () => Promise<void>
  /** Where several processes share a store, one does it at a time, under this name. @default each does it */
  alone?: string
}

/** How documents of earlier versions are brought along. */
export interface Upgrade {
  /** What documents look like today; grows when older ones have to be changed. */
  version: number
  /** Sets only what is missing, so that it may be stopped, run again, and run by two servers at once. */
  run: (stores: Stores, region: Region, from: number) => Promise<void>
}

/** A part of the product on the server: what it answers, what it keeps, and what it does unasked. */
export interface Area extends Keeping {
  /** Its folder, and the first word of its contracts' ids. */
  name: string
  operations: (deps: Deps, services: Services) => Operation[]
  /** Tidies up, about once an hour; safe at any time. */
  hourly?: (deps: RemovalDeps, removals: Removals) => Promise<void>
  /** What is looked after all the time. */
  rounds?: (deps: HousekeepingDeps) => Round[]
  /** Work that the scheduler does, whoever asked for it. */
  jobs?: (deps: JobDeps) => JobKind[]
  upgrade?: Upgrade
}

/** Declares an area; `areas.ts` lists it. */
export function defineArea(area: Area): Area {
  return area
}
