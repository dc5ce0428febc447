import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * A query client that loses no change of what somebody looks at. The library begins a running read anew when what it
 * reads has changed, but not the first read of all: its answer may be older than the change. Here what was read first
 * meanwhile is read again, if it is observed; a first read that nobody observes is not, and stays as it came.
 */
export class HeedingQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = new Set(
      this.getQueryCache()
        .findAll({ ...filters, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined),
    )
    await super.invalidateQueries(filters, options)
    const predicate = (query: Parameters<typeof first.add>[0]) =>
      first.has(query) && query.state.data !== undefined
    if (first.size > 0) await super.invalidateQueries({ ...filters, predicate }, options)
  }
}
