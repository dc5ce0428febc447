import type { Logger } from 'pino'
import { PoolFullError } from '#api/shared/worker-pool.ts'
import { SiteReadError } from '../site-read-error.ts'
import { DefeatedError, NoWorkerError } from './site-work.ts'

interface Told {
  /** What a page nothing can be made of is called. */
  defeated: 'too-complex' | 'page-too-complex'
  log: Pick<Logger, 'error'> | undefined
  /** What it is called in the log that nothing can be parsed, which no website is to blame for. */
  event: string
}

/** What parsing ends with, in words for whoever waits for it; any other error as it is. */
export function parsingFailure(error: unknown, { defeated, log, event }: Told): unknown {
  if (error instanceof DefeatedError) return new SiteReadError(defeated)
  if (!(error instanceof NoWorkerError)) return error
  if (!(error.cause instanceof PoolFullError)) log?.error({ err: error }, event)
  return new SiteReadError('busy')
}
