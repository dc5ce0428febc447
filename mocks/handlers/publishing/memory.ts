import type { CheckCase, CheckResult, CheckRun } from '#mocks/contracts/publishing/check.schema.ts'

/** The checks of one agent. */
export interface MockChecks {
  /** Grows with every change of a case. */
  rev: number
  /** The newest first. */
  cases: CheckCase[]
  /** The latest first. */
  runs: MockRun[]
}

/** One run of them. */
export interface MockRun {
  run: CheckRun
  results: CheckResult[]
  /** Of its link; '' for none. */
  secret: string
  /** `knowledgeMark` of its agent when it was begun. @default nothing changed since */
  knowledge?: string
}

/** What is remembered of checks, by agent. */
export interface PublishingMemory {
  checks: Map<string, MockChecks>
}

/** What it starts with. */
export interface PublishingSeed {
  /** By agent. @default nobody has any */
  checks?: Record<string, Partial<MockChecks>>
}

/** A fresh memory of them. */
export function publishingMemory({ checks = {} }: PublishingSeed): PublishingMemory {
  const filled = Object.entries(structuredClone(checks)).map(([agentId, its]): [string, MockChecks] => [
    agentId,
    { rev: 1, cases: [], runs: [], ...its },
  ])
  return { checks: new Map(filled) }
}
