import type { SavedView } from '#mocks/contracts/inbox/settings.schema.ts'
import { type InboxNarrowing, type InboxOwner, unfiltered } from './inbox.queries.ts'

/** Filters that are set beside the view. */
export function filtersSet({ view: _, channel, ...others }: InboxNarrowing): number {
  return [channel === 'test', ...Object.values(others)].filter(Boolean).length
}

/** What a saved view shows. */
export function narrowingOf({ agentId: owned }: InboxOwner, saved: SavedView): InboxNarrowing {
  const { ID: _, name: _name, agentId = '', channel = 'widget', ...others } = saved
  return { ...unfiltered, ...others, channel, agent: owned ? '' : agentId }
}

/** What is shown, to be kept as a view. */
export function savedOf(
  { view, channel, priority, rating, agent, ...others }: InboxNarrowing,
  { ID, name }: Pick<SavedView, 'ID' | 'name'>,
): SavedView {
  const set = Object.fromEntries(Object.entries(others).filter(([, value]) => value))
  return {
    ...{ ID, name, view },
    ...set,
    ...(priority && { priority: priority as SavedView['priority'] }),
    ...(rating && { rating }),
    ...(agent && { agentId: agent }),
    ...(channel === 'test' && { channel }),
  }
}

/** The saved view whose view and filters are shown, if it is one. */
export function shownView(
  owner: InboxOwner,
  views: readonly SavedView[],
  narrowing: InboxNarrowing,
): SavedView | undefined {
  // Without a filter it is the view that is always there.
  if (filtersSet(narrowing) === 0) return undefined
  return views.find((saved) => {
    const its: Record<string, string> = { ...narrowingOf(owner, saved) }
    return Object.entries(narrowing).every(([name, value]) => its[name] === value)
  })
}
