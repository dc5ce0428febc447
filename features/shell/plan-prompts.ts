import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'

/** Seconds after joining from which the upgrade is offered (spec 2 §9). */
const settledAfter = 604_800
/** Credits under which it is offered sooner (spec 2 §9). */
const fewCredits = 500

/** Whether 'Upgrade Plan' shows: without a subscription, after a week or with few credits, not on an agent's page. */
export function offersUpgrade(
  workspace: Pick<Workspace, 'stripeSubscriptionId' | 'joinedAt' | 'loadTokens'>,
  now: number,
  onAgentPage: boolean,
): boolean {
  if (workspace.stripeSubscriptionId || onAgentPage) return false
  return now / 1000 - workspace.joinedAt > settledAfter || workspace.loadTokens < fewCredits
}
