import type { Approval, CheckCase, CheckResult, CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** All cases of an agent, and which run was its last; `_id` is the agent's. */
export interface CheckSetDoc extends Doc {
  /** Grows with every change of a case. */
  rev: number
  /** The newest first. */
  cases: CheckCase[]
  /** `_id` of the latest run; '' where there was none. */
  runKey: string
}

/** A run; `_id` is `{agentId}:{ID}`. What it counts is counted from its results. */
export interface CheckRunDoc
  extends Doc,
    Omit<CheckRun, 'asked' | 'failed' | 'credits' | 'link' | 'approval'> {
  agentId: string
  workspaceId: string
  /** Monotone over the runs of an agent: Unix milliseconds. */
  madeAt: number
  /** Revision of the knowledge it was begun with. */
  knowledgeRev: number
  /** Unix seconds at which its first question was about to be asked; null while it waits for its turn. */
  begunAt: number | null
  approval: Approval | null
  /** Hash of the secret its link carries; '' for none. */
  linkHash: string
  /** Unix seconds. */
  linkMadeAt: number
  /** Unix seconds. */
  linkEndsAt: number
  /** When its owner is to be mailed what the client decided, in Unix milliseconds; 0 for nothing to say. */
  mailAt: number
  /** How often that mail was begun. */
  mailTries: number
  /** When a mail about it was last begun, in Unix milliseconds; 0 for never. */
  mailedAt: number
}

/** What came of a case in a run; `_id` is `{run's _id}:{caseId}`, so that it is there once. */
export interface CheckResultDoc extends Doc, CheckResult {
  agentId: string
  runKey: string
  /** The case's place among those of its run. */
  place: number
}

/** Which run a link shows; `_id` is the hash of its secret. */
export interface CheckLinkDoc extends Doc {
  agentId: string
  runKey: string
  /** Unix milliseconds. */
  endsAt: number
}

/** Cases, runs and what came of them, by region. */
export function checksOf({ stores }: { stores: Stores }, region: Region) {
  return {
    sets: stores[region].collection('checkSets') as DocStore<CheckSetDoc>,
    runs: stores[region].collection('checkRuns') as DocStore<CheckRunDoc>,
    results: stores[region].collection('checkResults') as DocStore<CheckResultDoc>,
    links: stores[region].collection('checkLinks') as DocStore<CheckLinkDoc>,
  }
}

/** What a run is kept under. */
export function runKeyOf(agentId: string, runId: string): string {
  return `${agentId}:${runId}`
}
