import type { Logger } from 'pino'
import { CutOffError, createWorkerPool, PoolFullError } from '../shared/worker-pool.ts'
import type { SuggestAnswer, SuggestMessage } from './suggest-worker.ts'

type Pool = ReturnType<typeof createWorkerPool>

let shared: Pool | undefined

/** The threads of this process; none is started before there is work. */
function sharedPool(): Pool {
  shared ??= createWorkerPool({
    script: new URL('./suggest-worker.ts', import.meta.url),
    size: 2,
    waiting: 64,
    cutMs: 10_000,
    memoryMb: 256,
    idleMs: 60_000,
  })
  return shared
}

/**
 * The questions to suggest for what a website says; none where that takes too long. A stranger wrote the text, so it is
 * read on a thread of its own that is ended when it is not done in time.
 */
export async function suggestedQuestions(
  docs: SuggestMessage['docs'],
  lang: string,
  log: Pick<Logger, 'error'>,
  pool: Pick<Pool, 'run'> = sharedPool(),
): Promise<string[]> {
  try {
    const answer = (await pool.run({ docs, lang } satisfies SuggestMessage)) as SuggestAnswer
    return answer.questions
  } catch (error) {
    // An agent without suggestions is better than none.
    const isForeseen = error instanceof CutOffError || error instanceof PoolFullError
    if (!isForeseen) log.error({ err: error }, 'suggestions.no_worker')
    return []
  }
}
