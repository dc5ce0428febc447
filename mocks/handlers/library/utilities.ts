import type { Automation, AutomationRun } from '#mocks/contracts/library/automation.schema.ts'
import type { EventSettings, WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import type { VisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import {
  buildAutomationRuns,
  buildAutomations,
  fixtureAutomationIds,
} from '#mocks/fixtures/library/automation.fixtures.ts'
import { buildEventSettings, buildWorkspaceEvents } from '#mocks/fixtures/library/event.fixtures.ts'
import { buildVisitorSessions } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'

/** What the mocks remember of crawlers, sessions and events. */
export interface MockUtilities {
  /** Newest first. */
  automations: Automation[]
  /** By crawler, newest first. */
  automationRuns: Map<string, AutomationRun[]>
  /** Latest first. */
  visitorSessions: VisitorSession[]
  /** Ids of deleted sessions: what was said in them is gone too. */
  removedSessions: Set<string>
  /** By workspace, latest first. */
  events: Map<string, WorkspaceEvent[]>
  /** By workspace. */
  eventSettings: Map<string, EventSettings>
  /** By agent. */
  agentWebhooks: Map<string, EventSettings>
  /** The credential agents ask the language model with, by workspace. */
  modelKeys: Map<string, string>
  /** The host the server's language model is asked at; '' without one. */
  modelHost: string
}

/** A fresh memory of them; what is left out is the fixtures'. */
export function buildUtilities(seed: Partial<MockUtilities> = {}): MockUtilities {
  const automations = seed.automations ?? buildAutomations()
  return {
    automations: structuredClone(automations),
    automationRuns: new Map(
      seed.automationRuns ??
        automations.map(({ ID, lastRun }) => [
          ID,
          ID === fixtureAutomationIds.cafe ? buildAutomationRuns() : lastRun ? [lastRun] : [],
        ]),
    ),
    visitorSessions: structuredClone(seed.visitorSessions ?? buildVisitorSessions()),
    removedSessions: new Set(seed.removedSessions),
    events: new Map(structuredClone(seed.events ?? [[fixtureWorkspaceIds.eu, buildWorkspaceEvents()]])),
    eventSettings: new Map(seed.eventSettings ?? [[fixtureWorkspaceIds.eu, buildEventSettings()]]),
    agentWebhooks: new Map(seed.agentWebhooks),
    modelKeys: new Map(seed.modelKeys),
    modelHost: seed.modelHost ?? '',
  }
}
