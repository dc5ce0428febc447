import type { Region } from '#mocks/contracts/shared/region.ts'
import type { JobPayload } from './job.repository.ts'

/** One job, while it is done. */
export interface JobRun {
  region: Region
  key: string
  payload: JobPayload
  workspaceId: string
  agentId: string
  /** 1 the first time, one more after each failure. */
  attempt: number
  /** Aborted when the job is no longer this process's: deleted, taken over, or the server stops. */
  signal: AbortSignal
}

/** What comes after an end that is no failure; nothing for what is done, or done again by its own rhythm. */
export interface JobEnd {
  /** Unix milliseconds of its next time. */
  againAt: number
}

/**
 * A kind of work. A process may be killed anywhere in it, and then another one begins it anew: whatever it writes it
 * must be able to write twice.
 */
export interface JobKind {
  /** Like a contract's id: `knowledge.pages`. */
  kind: string
  /** How many of them one process does at a time. */
  atOnce: number
  /** How many of them one process does at a time for one workspace. @default `atOnce` */
  ofOneWorkspace?: number
  /** A process that was killed loses its job after so many milliseconds. @default 30000 */
  leaseMs?: number
  /** How often it is begun before it is given up. @default 5 */
  attempts?: number
  run: (job: JobRun) => Promise<JobEnd | undefined>
  /** Told once that it was given up; why, in words for the log. @default nobody is */
  gaveUp?: (job: Omit<JobRun, 'signal'>, reason: string) => Promise<void>
}

const firstPauseMs = 5_000
const longestPauseMs = 60 * 60 * 1000

/** Milliseconds until a job that failed so many times is begun again: 5 s, 10 s, 20 s … an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))
}
