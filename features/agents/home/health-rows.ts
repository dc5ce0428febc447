import { areCreditsLow } from '#mocks/contracts/analytics/credits-low.ts'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { areWebhooksFailing } from '#mocks/contracts/analytics/next-step.ts'
import { modelFailureText, modelRemedyText } from '#mocks/contracts/conversations/model-failure.ts'
import { formatCredits } from '#ui/format/credits.ts'
import { formatCount } from '#ui/format/number.ts'

/** How something does, in words and in a badge. */
export interface HealthRow {
  detail: string
  /** Absent where there is nothing to judge. */
  badge?: { tone: 'success' | 'info' | 'neutral' | 'warning' | 'danger'; words: string }
}

const fine = { tone: 'success', words: 'Fine' } as const

/** How the language model does, or that none is asked. */
export function modelRow({ trouble, answersBy }: Pick<AgentHome, 'trouble' | 'answersBy'>): HealthRow {
  if (trouble) {
    return {
      detail: `${modelFailureText(trouble.failure)}. ${modelRemedyText(trouble.failure, trouble.cap)}`,
      badge: { tone: 'danger', words: 'In trouble' },
    }
  }
  if (answersBy === 'knowledge') {
    return {
      detail: 'None is set up: answers come from the knowledge alone.',
      badge: { tone: 'neutral', words: 'Not used' },
    }
  }
  if (answersBy === 'platform') return { detail: 'The platform this agent was made on answers.' }
  return { detail: 'No failure is known.', badge: fine }
}

/** Whether the documents can be answered from. */
export function knowledgeRow({
  knowledge,
  answersBy,
}: Pick<AgentHome, 'knowledge' | 'answersBy'>): HealthRow {
  const { documents, failed, unread } = knowledge
  const all = formatCount(documents, 'document')
  const waits = `${formatCount(unread, 'document')} ${unread === 1 ? 'is' : 'are'} still being read.`
  if (failed > 0) {
    return {
      detail: `${failed} of ${all} could not be read.${unread > 0 ? ` ${waits}` : ''}`,
      badge: { tone: 'warning', words: 'Look at it' },
    }
  }
  if (documents === 0) {
    return answersBy === 'platform'
      ? { detail: 'No documents here.' }
      : {
          detail: 'No documents: there is nothing to answer from.',
          badge: { tone: 'warning', words: 'Empty' },
        }
  }
  if (unread > 0) {
    return {
      detail: `${documents - unread} of ${all} read. ${waits}`,
      badge: { tone: 'info', words: 'Being read' },
    }
  }
  return { detail: documents === 1 ? '1 document, read.' : `${all}, all read.`, badge: fine }
}

/** Whether events of the workspace reach whoever listens. */
export function webhooksRow(webhooks: NonNullable<AgentHome['webhooks']>): HealthRow {
  if (webhooks.isGone) {
    return {
      detail: 'The webhook answered that it is gone: nothing is delivered until it is saved again.',
      badge: { tone: 'danger', words: 'Stopped' },
    }
  }
  return areWebhooksFailing(webhooks)
    ? {
        detail: `${formatCount(webhooks.undelivered, 'event')} could not be delivered in 7 days.`,
        badge: { tone: 'warning', words: 'Look at it' },
      }
    : { detail: 'No event of the last 7 days was lost.', badge: fine }
}

/** How long credits last. */
export function creditsRow(credits: NonNullable<AgentHome['credits']>): HealthRow {
  return {
    detail: `${formatCredits(credits.left)} left in the workspace. Its agents used ${formatCredits(credits.week)} in 7 days.`,
    badge: areCreditsLow(credits) ? { tone: 'warning', words: 'Running low' } : fine,
  }
}
