import { parentPort } from 'node:worker_threads'
import type { KnowledgeFileType } from '#mocks/contracts/knowledge/document.schema.ts'
import type { ReadFailure } from '#mocks/contracts/knowledge/read-failures.ts'
import { extractText } from './extract/extract-text.ts'
import { ReadFailureError } from './extract/read-failure-error.ts'

/** A file to read. */
export interface ExtractMessage {
  bytes: Uint8Array
  type: KnowledgeFileType
}

/** Its text, or why there is none. */
export type ExtractAnswer = { text: string } | { failure: ReadFailure }

async function work({ bytes, type }: ExtractMessage): Promise<ExtractAnswer> {
  try {
    return { text: await extractText(Buffer.from(bytes), type) }
  } catch (error) {
    return { failure: error instanceof ReadFailureError ? error.failure : 'broken' }
  }
}

parentPort?.on('message', async (message: ExtractMessage) => parentPort?.postMessage(await work(message)))
parentPort?.postMessage('ready')
