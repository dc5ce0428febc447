import { parentPort } from 'node:worker_threads'
import { createEncoder } from './encode.ts'
import { packVector } from './kept-vector.ts'

/** Answers each list of texts with as many packed vectors, in the order asked. */
const encoder = createEncoder()

parentPort!.on('message', (texts: string[]) => {
  parentPort!.postMessage(encoder.encode(texts).map(packVector))
})
