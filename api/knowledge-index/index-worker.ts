import { parentPort } from 'node:worker_threads'
import type { Encoder } from '../encoder/encoder.ts'
import type { FromWorker, ToWorker } from './index-messages.ts'
import { createIndexShelf } from './index-shelf.ts'
import { practise } from './practise.ts'

const port = parentPort!
const send = (message: FromWorker) => port.postMessage(message)

/** Who waits for what texts mean: the encoder has a thread of its own, which the server's thread asks. */
const waiting = new Map<number, { resolve(vectors: Float32Array[]): void; reject(error: Error): void }>()
let asked = 0

const encoder: Encoder = {
  encode(texts) {
    asked += 1
    const encode = asked
    send({ encode, texts })
    return new Promise((resolve, reject) => waiting.set(encode, { resolve, reject }))
  },
  async close() {},
}

let shelf = createIndexShelf({ patienceMs: 0 })

port.on('message', async (message: ToWorker) => {
  if ('encoded' in message) {
    const asker = waiting.get(message.encoded)
    waiting.delete(message.encoded)
    if (message.vectors) asker?.resolve(message.vectors)
    else asker?.reject(new Error('The encoder did not answer.'))
    return
  }
  if ('begin' in message) {
    const { hasEncoder, patienceMs } = message.begin
    shelf = createIndexShelf({ patienceMs, encoder: hasEncoder ? encoder : undefined })
    await practise(shelf)
    return
  }
  const { call, name, args } = message
  try {
    const work = shelf[name] as (...values: unknown[]) => Promise<unknown>
    send({ call, answer: await work(...args) })
  } catch (error) {
    send({ call, error: error instanceof Error ? error.message : String(error) })
  }
})
