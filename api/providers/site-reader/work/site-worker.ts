import { parentPort } from 'node:worker_threads'
import { siteTasks } from './site-tasks.ts'

/** A task by its name, and what it works on. */
export interface SiteMessage {
  task: keyof typeof siteTasks
  input: unknown
}

/** What came of it: a page that defeats the parsers fails alone. */
export type SiteAnswer = { done: unknown } | { failed: string }

function work({ task, input }: SiteMessage): SiteAnswer {
  try {
    return { done: (siteTasks[task] as (input: unknown) => unknown)(input) }
  } catch (error) {
    return { failed: String(error) }
  }
}

parentPort?.on('message', (message: SiteMessage) => parentPort?.postMessage(work(message)))
parentPort?.postMessage('ready')
