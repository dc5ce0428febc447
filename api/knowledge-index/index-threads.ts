import type { Worker } from 'node:worker_threads'
import type { Encoder } from '../encoder/encoder.ts'
import { startWorker } from '../shared/start-worker.ts'
import type { FromWorker, ToWorker } from './index-messages.ts'
import type { IndexShelf } from './index-shelf.ts'

/** How threads of indexes work. */
export interface IndexThreadsOptions {
  /** Most threads. */
  size: number
  encoder: Encoder
  patienceMs: number
  /** Megabytes of objects one may hold: one that needs more ends, and its indexes are made anew. */
  memoryMb: number
}

/** The threads that hold indexes. */
export interface IndexThreads {
  /** The one that holds what is kept under a key. */
  shelfOf(key: string): IndexShelf
  /** Told which thread has ended with all it held: the one of this shelf. */
  onLost(listener: (shelf: IndexShelf) => void): void
  /** Starts them ahead of the first question. */
  start(): void
  /** Ends them with all they hold; the next question starts them again. */
  restart(): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Every agent's index lives on one of a few threads, which start when they are needed. */
export function createIndexThreads(options: IndexThreadsOptions): IndexThreads {
  const listeners = new Set<(shelf: IndexShelf) => void>()
  const lost = (shelf: IndexShelf) => {
    for (const listener of listeners) listener(shelf)
  }
  const threads = Array.from({ length: options.size }, () => createThread(options, lost))

  return {
    shelfOf: (key) => threads[numberOf(key) % threads.length]!.shelf,
    onLost: (listener) => void listeners.add(listener),
    start() {
      for (const { start } of threads) start()
    },
    async restart() {
      await Promise.all(threads.map(({ end }) => end()))
    },
    async close() {
      listeners.clear()
      await Promise.all(threads.map(({ close }) => close()))
    },
  }
}

function numberOf(key: string): number {
  let sum = 0
  for (let at = 0; at < key.length; at++) sum = (sum * 31 + key.charCodeAt(at)) >>> 0
  return sum
}

function createThread(
  { encoder, patienceMs, memoryMb }: IndexThreadsOptions,
  lost: (shelf: IndexShelf) => void,
) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let calls = 0
  let isClosed = false

  function start(): Worker {
    const started = startWorker(new URL('./index-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    started.unref()
    started.on('message', (message: FromWorker) => {
      if ('encode' in message) void understand(started, message)
      else settle(message)
    })
    let reason: Error | undefined
    started.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error))
    })
    started.on('exit', () => ended(started, reason))
    const begin: ToWorker = { begin: { hasEncoder: true, patienceMs } }
    started.postMessage(begin)
    return started
  }

  function ended(which: Worker, reason = new Error('The thread of indexes has ended.')): void {
    if (worker !== which) return
    worker = null
    const left = [...waiting.values()]
    waiting.clear()
    lost(shelf)
    for (const { reject } of left) reject(reason)
  }

  function settle(message: Exclude<FromWorker, { encode: number }>): void {
    const asker = waiting.get(message.call)
    waiting.delete(message.call)
    if (waiting.size === 0) worker?.unref()
    if ('error' in message) asker?.reject(new Error(message.error))
    else asker?.resolve(message.answer)
  }

  async function understand(asker: Worker, { encode, texts }: { encode: number; texts: readonly string[] }) {
    const vectors = await encoder.encode(texts).catch(() => null)
    const message: ToWorker = { encoded: encode, vectors }
    asker.postMessage(message)
  }

  function call(name: keyof IndexShelf, args: unknown[]): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error('The threads of indexes are closed.'))
    const asked = worker ?? start()
    worker = asked
    asked.ref()
    calls += 1
    const message: ToWorker = { call: calls, name, args }
    return new Promise((resolve, reject) => {
      waiting.set(calls, { resolve, reject })
      asked.postMessage(message)
    })
  }

  const shelf = new Proxy({} as IndexShelf, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(name as keyof IndexShelf, args),
  })

  return {
    shelf,
    start() {
      worker ??= start()
    },
    async end() {
      await worker?.terminate()
    },
    async close() {
      isClosed = true
      const open = worker
      worker = null
      for (const { reject } of waiting.values()) reject(new Error('The threads of indexes are closed.'))
      waiting.clear()
      await open?.terminate()
    },
  }
}
