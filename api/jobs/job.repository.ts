import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What a job is told; small, as what it works on is in the store. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null>>

/** A piece of work that is still to be done; `_id` is `{kind}:{key}`, so there is at most one of a key. */
export interface JobDoc extends Doc {
  kind: string
  key: string
  /** Whose it is: it goes with the workspace; '' for the product's own. */
  workspaceId: string
  /** The same of an agent. */
  agentId: string
  payload: JobPayload
  /** Unix milliseconds from which it is to be done; null for one that was given up. */
  runAt: number | null
  /** Unix milliseconds until which `holder` does it; 0 while nobody does. */
  leaseUntil: number
  /** The claim that does it; '' while nobody does. */
  holder: string
  /** How often it was begun since it last ended well. */
  attempts: number
  /** Milliseconds from its end to its next time; null for one that is done once. */
  everyMs: number | null
  /** Grows with each request for it: one that comes while it is done is not lost. */
  asked: number
  /** Why it failed the last time; '' when it did not. */
  lastError: string
  /** Unix milliseconds of the moment it was given up; null for all others. */
  failedAt: number | null
}

/** Jobs, by region. */
export function jobsOf(stores: Stores, region: Region): DocStore<JobDoc> {
  return stores[region].collection('jobs')
}

/** What a job is kept under. */
export function jobId({ kind, key }: Pick<JobDoc, 'kind' | 'key'>): string {
  return `${kind}:${key}`
}
