import type { Logger } from 'pino'
import type { Stores } from '../store/store.ts'

/** What the scheduler needs of the server. */
export interface JobsDeps {
  stores: Stores
  /** Current time in milliseconds. */
  now(): number
  log: Pick<Logger, 'warn'>
}
