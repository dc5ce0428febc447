import { parentPort } from 'node:worker_threads'
import { writeLocally } from '#api/providers/css-writer/local/write-locally.ts'
import { cleanDashboardCss } from '#mocks/contracts/styling/cleaning/clean-dashboard-css.ts'
import { cleanWidgetCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { unusableParts } from '#mocks/contracts/styling/cleaning/unusable-parts.ts'
import { compareSheets } from './css-delta.ts'

/** What a worker can be asked. */
export const cssTasks = {
  clean: cleanWidgetCss,
  cleanDashboard: cleanDashboardCss,
  unusable: unusableParts,
  write: writeLocally,
  compare: compareSheets,
}

/** One question to a worker. */
export type CssJob = {
  [Task in keyof typeof cssTasks]: { task: Task; given: Parameters<(typeof cssTasks)[Task]>[0] }
}[keyof typeof cssTasks]

parentPort?.on('message', ({ task, given }: CssJob) => {
  parentPort?.postMessage((cssTasks[task] as (given: CssJob['given']) => unknown)(given))
})
parentPort?.postMessage('ready')
