import { type Logger, pino } from 'pino'
import { logOptions } from '#api/log-options.ts'

/** What the server logged, as it would stand in a file. */
export interface LogCapture {
  log: Logger
  /** Every line so far, as parsed JSON. */
  lines: () => Record<string, unknown>[]
  /** The raw text, for scans. */
  text: () => string
}

/** The product's own logger, writing into memory at its chattiest level. */
export function captureLog(): LogCapture {
  const written: string[] = []
  const log = pino(logOptions('debug'), { write: (line: string) => written.push(line) })
  return {
    log,
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
    text: () => written.join(''),
  }
}
