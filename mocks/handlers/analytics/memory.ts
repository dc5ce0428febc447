import type { AgentFigures, AgentUsage } from '#mocks/contracts/analytics/figures.schema.ts'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import type { WorkspaceLog } from '#mocks/contracts/analytics/log.schema.ts'
import type { GroupedQuestions } from '#mocks/contracts/analytics/question-groups.schema.ts'
import type { Receipt } from '#mocks/contracts/analytics/receipt.schema.ts'
import {
  buildFigures,
  buildGroups,
  buildHome,
  buildUsage,
} from '#mocks/fixtures/analytics/figures.fixtures.ts'
import { buildReceipts, buildWorkspaceLogs } from '#mocks/fixtures/analytics/log.fixtures.ts'

/** Figures, and what happened in the workspace. */
export interface AnalyticsMemory {
  analytics: {
    figuresOf: (from: string, to: string) => AgentFigures
    usageOf: (from: string, to: string) => AgentUsage
    groups: GroupedQuestions
    home: AgentHome
    /** Latest first, with the workspace each belongs to. */
    logs: (WorkspaceLog & { workspaceId?: string })[]
    /** Latest first. */
    receipts: Receipt[]
  }
}

/** What it starts with. */
export interface AnalyticsSeed {
  /** @default the café's */
  analytics?: Partial<AnalyticsMemory['analytics']>
}

/** A fresh memory of them. */
export function analyticsMemory({ analytics }: AnalyticsSeed): AnalyticsMemory {
  return {
    analytics: {
      figuresOf: buildFigures,
      usageOf: buildUsage,
      groups: buildGroups(),
      home: buildHome(),
      receipts: buildReceipts(),
      ...analytics,
      // Entries are added to it.
      logs: [...(analytics?.logs ?? buildWorkspaceLogs())],
    },
  }
}
