import { createWorkerPool } from '../shared/worker-pool.ts'
import type { SuggestAnswer, SuggestMessage } from './suggest-worker.ts'

let pool: ReturnType<typeof createWorkerPool> | undefined

/**
 * The questions to suggest for what a website says; none where that takes too long. A stranger wrote the text, so it is
 * read on a thread of its own that is ended when it is not done in time.
 */
export async function suggestedQuestions(docs: SuggestMessage['docs'], lang: string): Promise<string[]> {
  pool ??= createWorkerPool({
    script: new URL('./suggest-worker.ts', import.meta.url),
    size: 2,
    waiting: 64,
    cutMs: 10_000,
    memoryMb: 256,
    idleMs: 60_000,
  })
  // An agent without suggestions is better than none.
  const answer = (await pool.run({ docs, lang } satisfies SuggestMessage).catch(() => undefined)) as
    | SuggestAnswer
    | undefined
  return answer?.questions ?? []
}
