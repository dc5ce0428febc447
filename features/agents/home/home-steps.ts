import { paths } from '#features/shared/paths.ts'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import type { NextStep } from '#mocks/contracts/analytics/next-steps.ts'
import { modelFailureText, modelRemedyText } from '#mocks/contracts/conversations/model-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { formatCredits } from '#ui/format/credits.ts'
import { formatCount } from '#ui/format/number.ts'
import { upTo } from './home-words.ts'

/** Something worth doing, and the way there. */
export interface HomeStep {
  title: string
  text: string
  action: string
  href: string
}

/** The agent a page is of. */
export interface HomeOwner {
  region: Region
  agentId: string
}

/** Where the page leads. */
export function homeLinks({ region, agentId }: HomeOwner) {
  const analytics = paths.agentAnalytics.href(region, agentId)
  const chats = paths.agentChats.href(region, agentId)
  const knowledge = paths.agentKnowledge.href(region, agentId)
  return {
    waiting: `${chats}?view=waiting`,
    mine: `${chats}?view=mine`,
    today: `${analytics}?range=today`,
    week: `${analytics}?range=7`,
    leads: paths.agentLeads.href(region, agentId),
    requests: `${paths.agentOverview.href(region, agentId)}#requests`,
    knowledge,
    unreadable: `${knowledge}?status=ERROR`,
    use: `${paths.agentMetrics.href(region, agentId)}?range=7`,
    events: paths.events.href(region),
    undelivered: `${paths.events.href(region)}?state=failed`,
  }
}

/** What a step says, from what stands on the page. */
export function stepWords(step: NextStep, home: AgentHome, owner: HomeOwner): HomeStep {
  const { waiting, waitingForMe, trouble, knowledge, credits, webhooks, openRequests, week } = home
  const links = homeLinks(owner)
  switch (step) {
    case 'answerWaiting': {
      const count = waitingForMe ?? 0
      return {
        title: `${upTo(count)} ${count === 1 ? 'conversation waits' : 'conversations wait'} for you`,
        text: 'Visitors who asked for a person or wrote to you, and what was assigned to you or is back from snooze.',
        action: 'Open Chats',
        href: waiting > 0 ? links.waiting : links.mine,
      }
    }
    case 'mendModel':
      return {
        title: trouble ? modelFailureText(trouble.failure) : '',
        text: `Until it answers, answers come from the knowledge alone. ${trouble ? modelRemedyText(trouble.failure, trouble.cap) : ''}`,
        action: 'See failures',
        href: links.use,
      }
    case 'mendKnowledge':
      return {
        title: `${formatCount(knowledge.failed, 'document')} could not be read`,
        text: 'The agent answers without what they hold.',
        action: 'See documents',
        href: links.unreadable,
      }
    case 'watchCredits':
      return {
        title: 'Credits are running low',
        text: `The workspace has ${formatCredits(credits?.left ?? 0)} left and used ${formatCredits(credits?.week ?? 0)} in 7 days.`,
        action: 'See what uses them',
        href: links.use,
      }
    case 'mendWebhooks':
      return webhooks?.isGone
        ? {
            title: 'Events are no longer delivered',
            text: 'The webhook answered that it is gone. Save an address that works.',
            action: 'Open Events',
            href: links.events,
          }
        : {
            title: `${formatCount(webhooks?.undelivered ?? 0, 'event')} could not be delivered in 7 days`,
            text: 'The systems that listen to this workspace do not know of them.',
            action: 'See events',
            href: links.undelivered,
          }
    case 'addKnowledge':
      return {
        title: 'The agent has nothing to answer from',
        text: 'Add a page, a file or a text, and it answers from it at once.',
        action: 'Add knowledge',
        href: links.knowledge,
      }
    case 'seeWaiting':
      return {
        title: `${formatCount(waiting, 'visitor')} ${waiting === 1 ? 'waits' : 'wait'} for a person`,
        text: 'Somebody else has them, or is to answer.',
        action: 'See who waits',
        href: links.waiting,
      }
    case 'answerRequests':
      return {
        title: `${formatCount(openRequests, 'request')} to the team ${openRequests === 1 ? 'is' : 'are'} open`,
        text: 'Visitors left how they can be reached.',
        action: 'See requests',
        href: links.requests,
      }
    case 'answerUnknown':
      return {
        title: `${formatCount(week.unknown, 'question')} without an answer in 7 days`,
        text: 'See which, and answer them for everybody who asks next.',
        action: 'See questions',
        href: links.week,
      }
  }
}
