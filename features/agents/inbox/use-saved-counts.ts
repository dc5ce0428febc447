import { useQueries } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { countedViews } from '#mocks/contracts/inbox/inbox-views.ts'
import { countInbox } from '#mocks/contracts/inbox/list.contract.ts'
import type { SavedView } from '#mocks/contracts/inbox/settings.schema.ts'
import { type InboxOwner, inboxListQuery } from './inbox.queries.ts'
import { countedLabel } from './inbox-labels.ts'
import { narrowingOf } from './saved-view.ts'

/** What saved views are called, with how much is in them once that is asked for. */
export function useSavedCounts(owner: InboxOwner, views: readonly SavedView[], isAsked: boolean): string[] {
  const { region, workspaceId, agentId } = owner
  const asked = views.map((saved) => {
    const narrowing = narrowingOf(owner, saved)
    return { narrowing, view: countedViews.find((each) => each === saved.view) }
  })
  const counts = useQueries({
    queries: asked.map(({ narrowing, view }) => ({
      queryKey: [countInbox.id, region, workspaceId, agentId, narrowing],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(countInbox, {
          params: { region },
          query: { ...inboxListQuery(owner, narrowing), view },
          signal,
        }),
      enabled: isAsked && view !== undefined,
    })),
  })
  return views.map(({ name }, at) => {
    const view = asked[at]?.view
    const told = counts[at]?.data
    return view && told ? countedLabel(name, told.counts[view], told.atLeast.includes(view)) : name
  })
}
