import type { KnowledgeFileType } from '#mocks/contracts/knowledge/document.schema.ts'
import { CutOffError, createWorkerPool, PoolFullError } from '../../shared/worker-pool.ts'
import type { ExtractAnswer } from './extract-worker.ts'

const pool = createWorkerPool({
  script: new URL('./extract-worker.ts', import.meta.url),
  // Two, so that one file made to be slow holds up nobody else's.
  size: 2,
  waiting: 200,
  cutMs: 30_000,
  memoryMb: 384,
  idleMs: 60_000,
})

/**
 * Reads a stranger's file on a thread of its own, within limits of time and memory.
 * @param owner the agent it is for
 */
export async function readDocument(
  bytes: Uint8Array,
  type: KnowledgeFileType,
  owner: string,
): Promise<ExtractAnswer> {
  try {
    return (await pool.run({ bytes, type }, owner)) as ExtractAnswer
  } catch (error) {
    if (error instanceof CutOffError) return { failure: 'too-slow' }
    if (error instanceof PoolFullError) return { failure: 'busy' }
    return {
      failure: (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-heavy' : 'broken',
    }
  }
}
