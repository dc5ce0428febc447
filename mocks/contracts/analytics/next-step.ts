import { areCreditsLow } from './credits-low.ts'
import type { AgentHome } from './home.contract.ts'
import { type NextStep, nextSteps } from './next-steps.ts'

/** What it is told from: all of the page that may need somebody. */
type Told = Pick<
  AgentHome,
  | 'waiting'
  | 'waitingForMe'
  | 'trouble'
  | 'answersBy'
  | 'knowledge'
  | 'credits'
  | 'webhooks'
  | 'openRequests'
  | 'week'
>

/** Everything that is worth doing, the most pressing first; nothing where all is well. */
export function stepsOf(told: Told): NextStep[] {
  const isWorthwhile: Record<NextStep, boolean> = {
    answerWaiting: (told.waitingForMe ?? 0) > 0,
    mendModel: told.trouble !== null,
    mendKnowledge: told.knowledge.failed > 0,
    watchCredits: areCreditsLow(told.credits),
    mendWebhooks: areWebhooksFailing(told.webhooks),
    // An agent of another platform answers from what it knows there.
    addKnowledge: told.knowledge.documents === 0 && told.answersBy !== 'platform',
    // Whoever is wanted there reads of it first.
    seeWaiting: told.waiting > 0 && (told.waitingForMe ?? 0) === 0,
    answerRequests: told.openRequests > 0,
    answerUnknown: told.week.unknown > 0,
  }
  return nextSteps.filter((step) => isWorthwhile[step])
}

/** Whether events do not reach the workspace's endpoint. */
export function areWebhooksFailing(webhooks: AgentHome['webhooks']): boolean {
  return webhooks !== null && (webhooks.isGone || webhooks.undelivered > 0)
}
