import type { CleanedCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { tooSlow } from '#mocks/contracts/styling/cleaning/readable-css.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { HttpError } from '../http/http-error.ts'
import type { LocalCssRequest, WrittenCss } from '../providers/css-writer/css-writer.ts'
import { ModelError } from '../providers/openai/model-error.ts'
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

/**
 * CSS made safe for what it styles, as `cleanFor` does, in a worker. What takes too long is refused like what is too
 * deep.
 * @param owner the workspace whose it is
 */
export async function cleanCss(css: string, owner: string, surface: Surface = 'widget'): Promise<CleanedCss> {
  if (css.trim() === '') return { css: '', removed: [] }
  try {
    return await ask(surface === 'dashboard' ? 'cleanDashboard' : 'clean', css, owner)
  } catch (error) {
    if (!(error instanceof CutOffError)) throw error
    return { css: '', removed: [tooSlow], objection: tooSlow }
  }
}

/** Which parts of the widget visitors could not use with this CSS, as `unusableParts` says, in a worker. */
export async function findUnusableParts(css: string, owner: string): Promise<string[]> {
  return css.trim() === '' ? [] : ask('unusable', css, owner)
}

/** What is new in a style sheet, in a worker: null where telling it takes too long. */
export async function compareCss(
  before: string,
  after: string,
  owner: string,
): Promise<ReturnType<Tasks['compare']> | null> {
  try {
    return await ask('compare', { before, after }, owner)
  } catch (error) {
    if (!(error instanceof CutOffError)) throw error
    return null
  }
}

/** What the local writer writes, in a worker. What takes too long fails as a model that is silent does. */
export async function writeInWorker(request: LocalCssRequest, owner: string): Promise<WrittenCss> {
  try {
    return await ask('write', request, owner)
  } catch (error) {
    if (!(error instanceof CutOffError)) throw error
    throw new ModelError('timeout', 'Writing the style sheet took too long.')
  }
}

async function ask<Task extends keyof Tasks>(
  task: Task,
  given: Parameters<Tasks[Task]>[0],
  owner: string,
): Promise<ReturnType<Tasks[Task]>> {
  try {
    return (await pool.run({ task, given }, owner)) as ReturnType<Tasks[Task]>
  } catch (error) {
    if (error instanceof PoolFullError) throw new HttpError(503, { retryAfter: 1 })
    throw error
  }
}
