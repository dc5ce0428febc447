import { availableParallelism } from 'node:os'
import { CutOffError, createWorkerPool } from '#api/shared/worker-pool.ts'
import type { siteTasks } from './site-tasks.ts'
import type { SiteAnswer } from './site-worker.ts'

type Tasks = typeof siteTasks

/** Why a part of a website was passed over: it took too long, or more memory than a page may. */
export type Defeat = 'too-slow' | 'too-large'

/** A part of a website that defeated its reader; the worker has been replaced. */
export class DefeatedError extends Error {
  override name = 'DefeatedError'
  readonly defeat: Defeat

  constructor(defeat: Defeat) {
    super(`a part of a website was ${defeat}`)
    this.defeat = defeat
  }
}

/** Nothing could be parsed, which is no fault of the website: too much waits, or a thread ended or never started. */
export class NoWorkerError extends Error {
  override name = 'NoWorkerError'

  constructor(cause: unknown) {
    super('nothing could be parsed', { cause })
  }
}

/** Bounds of one piece of work. */
export interface SiteWorkLimits {
  /** Milliseconds for one page or stylesheet. @default 5000 */
  cutMs?: number
  /** Megabytes of objects. @default 192 */
  memoryMb?: number
  /** Pieces that wait; one more is refused. @default 512 */
  waiting?: number
}

/** Parses websites on threads of their own. */
export type SiteWork = ReturnType<typeof createSiteWork>

/** Starts no thread before there is work, and ends those that have none for a minute. */
export function createSiteWork({ cutMs = 5_000, memoryMb = 192, waiting = 512 }: SiteWorkLimits = {}) {
  const pool = createWorkerPool({
    script: new URL('./site-worker.ts', import.meta.url),
    // Two at least, so that one page made to be slow holds up nobody else's.
    size: Math.max(2, Math.min(4, availableParallelism() - 1)),
    waiting,
    cutMs,
    memoryMb,
    idleMs: 60_000,
  })

  async function run<Task extends keyof Tasks>(
    task: Task,
    input: Parameters<Tasks[Task]>[0],
  ): Promise<ReturnType<Tasks[Task]>> {
    const answer = (await pool.run({ task, input }).catch((error: unknown) => {
      if (error instanceof CutOffError) throw new DefeatedError('too-slow')
      throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new DefeatedError('too-large')
        : new NoWorkerError(error)
    })) as SiteAnswer
    if ('failed' in answer) throw new DefeatedError('too-large')
    return answer.done as ReturnType<Tasks[Task]>
  }

  return {
    run,
    /** Resolves once a thread can work: starting one is no fault of the website that waits. */
    ready: () =>
      pool.ready().catch((error: unknown) => {
        throw new NoWorkerError(error)
      }),
    close: () => pool.close(),
  }
}

let shared: SiteWork | undefined

/** The threads of this process: parsing needs nothing but what is parsed. */
export function sharedSiteWork(): SiteWork {
  shared ??= createSiteWork()
  return shared
}
