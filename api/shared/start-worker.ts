import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A thread that runs a TypeScript module of ours. */
export function startWorker(script: URL, options?: WorkerOptions): Worker {
  return new Worker(new URL('./worker-start.mjs', import.meta.url), {
    ...options,
    workerData: { script: script.href },
  })
}
