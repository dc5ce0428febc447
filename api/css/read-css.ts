import type { CleanedCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { tooSlow } from '#mocks/contracts/styling/cleaning/readable-css.ts'
import { HttpError } from '../http/http-error.ts'
import { CutOffError, createWorkerPool, PoolFullError } from '../shared/worker-pool.ts'
import type { cssTasks } from './css-worker.ts'

type Tasks = typeof cssTasks

/** Shared by all that this process serves: reading CSS needs nothing but the CSS. */
const pool = createWorkerPool({
  script: new URL('./css-worker.ts', import.meta.url),
  size: 2,
  waiting: 64,
  cutMs: 5_000,
})

/** CSS made safe for the widget, as `cleanWidgetCss` does, in a worker. What takes too long is refused like what is too deep. */
export async function cleanCss(css: string): Promise<CleanedCss> {
  if (css.trim() === '') return { css: '', removed: [] }
  try {
    return await ask('clean', css)
  } catch (error) {
    if (!(error instanceof CutOffError)) throw error
    return { css: '', removed: [tooSlow], objection: tooSlow }
  }
}

/** Which parts of the widget visitors could not use with this CSS, as `unusableParts` says, in a worker. */
export async function findUnusableParts(css: string): Promise<string[]> {
  return css.trim() === '' ? [] : ask('unusable', css)
}

async function ask<Task extends keyof Tasks>(task: Task, css: string): Promise<ReturnType<Tasks[Task]>> {
  try {
    return (await pool.run({ task, css })) as ReturnType<Tasks[Task]>
  } catch (error) {
    if (error instanceof PoolFullError) throw new HttpError(503, { retryAfter: 1 })
    throw error
  }
}
