import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { formatCount } from '#ui/format/number.ts'

/** What came in since a visit, in a sentence. */
export function latelyWords({
  conversations,
  unknown,
  requests,
}: NonNullable<AgentHome['sinceVisit']>): string {
  if (conversations === 0 && requests === 0) return 'Nothing new since your last visit.'
  const news = [
    formatCount(conversations, 'conversation'),
    ...(unknown > 0 ? [`${formatCount(unknown, 'question')} without an answer`] : []),
    ...(requests > 0 ? [formatCount(requests, 'request')] : []),
  ]
  return `Since your last visit: ${news.join(', ')}.`
}
