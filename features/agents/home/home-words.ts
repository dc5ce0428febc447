import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { mostCounted } from '#mocks/contracts/inbox/inbox-views.ts'
import { formatCount } from '#ui/format/number.ts'

/** What came in since a visit, in a sentence. */
export function latelyWords({
  conversations,
  unknown,
  requests,
  leads,
}: NonNullable<AgentHome['sinceVisit']>): string {
  const news = [
    ...(conversations > 0 ? [formatCount(conversations, 'conversation')] : []),
    ...(unknown > 0 ? [`${formatCount(unknown, 'question')} without an answer`] : []),
    ...(requests > 0 ? [formatCount(requests, 'request')] : []),
    ...(leads > 0 ? [formatCount(leads, 'lead')] : []),
  ]
  return news.length === 0
    ? 'Nothing new since your last visit.'
    : `Since your last visit: ${news.join(', ')}.`
}

/** A number that stops: '100+' for as many or more. */
export function upTo(count: number): string {
  return count >= mostCounted ? `${mostCounted}+` : String(count)
}
