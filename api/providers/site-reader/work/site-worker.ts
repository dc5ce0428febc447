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

/** What is packed goes as it is, not as a copy. */
function packedIn(answer: SiteAnswer): ArrayBuffer[] {
  if (!('done' in answer) || typeof answer.done !== 'object' || answer.done === null) return []
  return Object.values(answer.done).flatMap((value) =>
    value instanceof Uint8Array && isWhole(value) ? [value.buffer as ArrayBuffer] : [],
  )
}

/** Nothing else stands in the memory it lies in. */
function isWhole({ buffer, byteLength }: Uint8Array): boolean {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
}

parentPort?.on('message', (message: SiteMessage) => {
  const answer = work(message)
  parentPort?.postMessage(answer, packedIn(answer))
})
parentPort?.postMessage('ready')
