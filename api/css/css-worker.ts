import { parentPort } from 'node:worker_threads'
import { cleanWidgetCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { unusableParts } from '#mocks/contracts/styling/cleaning/unusable-parts.ts'

/** What a worker can be asked. */
export const cssTasks = { clean: cleanWidgetCss, unusable: unusableParts }

parentPort?.on('message', ({ task, css }: { task: keyof typeof cssTasks; css: string }) => {
  parentPort?.postMessage(cssTasks[task](css))
})
parentPort?.postMessage('ready')
