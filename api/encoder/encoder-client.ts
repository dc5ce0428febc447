import type { Worker } from 'node:worker_threads'
import { startWorker } from '#api/shared/start-worker.ts'
import { type Encoder, EncoderBusyError } from './encoder.ts'
import { unpackVector } from './kept-vector.ts'
import { maxCharacters, maxRemembered, maxWaiting, textsAtOnce } from './limits.ts'
import { createVectorCache } from './vector-cache.ts'

/** A call: the texts it still lacks vectors of, in parts as they are sent. */
interface Call {
  left: string[]
  found: Map<string, Int8Array>
  resolve(found: Map<string, Int8Array>): void
  reject(error: Error): void
}

/** An encoder on a thread of its own, which starts when it is first needed and keeps no process alive while idle. */
export function createEncoderClient(): Encoder {
  const remembered = createVectorCache(maxRemembered)
  const calls = new Set<Call>()
  let waiting = 0
  let worker: Worker | null = null
  let isBusy = false
  let isClosed = false

  function start(): Worker {
    const started = startWorker(new URL('./worker.ts', import.meta.url))
    started.unref()
    let reason: Error | undefined
    started.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error))
    })
    started.on('exit', () => {
      if (worker !== started) return
      worker = null
      refuseAll(reason ?? new Error('the encoder has ended'))
    })
    return started
  }

  function refuseAll(error: Error): void {
    isBusy = false
    waiting = 0
    for (const call of calls) call.reject(error)
    calls.clear()
  }

  /** Sends the next texts of the call that lacks the fewest, so that no question waits for a long list. */
  function sendNext(): void {
    if (isBusy || calls.size === 0) return
    const call = [...calls].reduce((one, other) => (other.left.length < one.left.length ? other : one))
    const texts = call.left.splice(0, textsAtOnce)
    const asked = worker ?? start()
    worker = asked
    isBusy = true
    asked.ref()
    asked.postMessage(texts)
    asked.once('message', (vectors: Int8Array[]) => {
      if (worker !== asked) return
      isBusy = false
      asked.unref()
      waiting -= texts.length
      texts.forEach((text, i) => {
        call.found.set(text, vectors[i]!)
        remembered.set(text, vectors[i]!)
      })
      if (call.left.length === 0 && calls.delete(call)) call.resolve(call.found)
      sendNext()
    })
  }

  function ask(left: string[], found: Map<string, Int8Array>): Promise<Map<string, Int8Array>> {
    if (left.length === 0) return Promise.resolve(found)
    if (isClosed) return Promise.reject(new Error('the encoder is closed'))
    if (waiting + left.length > maxWaiting) return Promise.reject(new EncoderBusyError())
    waiting += left.length
    return new Promise((resolve, reject) => {
      calls.add({ left, found, resolve, reject })
      sendNext()
    })
  }

  return {
    async encode(texts) {
      const cut = texts.map((text) => text.slice(0, maxCharacters))
      const found = new Map<string, Int8Array>()
      for (const text of new Set(cut)) {
        const vector = remembered.get(text)
        if (vector) found.set(text, vector)
      }
      const lacking = [...new Set(cut)].filter((text) => !found.has(text))
      const all = await ask(lacking, found)
      return cut.map((text) => unpackVector(all.get(text)!))
    },
    async close() {
      isClosed = true
      const ended = worker
      worker = null
      refuseAll(new Error('the encoder is closed'))
      await ended?.terminate()
    },
  }
}
