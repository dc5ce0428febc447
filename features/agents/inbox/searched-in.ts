import { formatCount } from '#ui/format/number.ts'
import type { InboxNarrowing } from './inbox.queries.ts'
import { viewLabels } from './inbox-labels.ts'
import { filtersSet } from './saved-view.ts'

/**
 * What is searched, in a line: 'Searches Mine: conversations of visitors, within 2 filters.'
 * @param saved what the saved view that is shown is called
 */
export function searchedIn(narrowing: InboxNarrowing, saved?: string): string {
  const { view, channel } = narrowing
  const where = saved ?? (view === 'all' ? 'all views' : viewLabels[view])
  const whose = channel === 'test' ? 'conversations in the test chat' : 'conversations of visitors'
  const filters = filtersSet({ ...narrowing, channel: 'widget' })
  return `Searches ${where}: ${whose}${filters > 0 ? `, within ${formatCount(filters, 'filter')}` : ''}.`
}
