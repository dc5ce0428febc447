import { useState } from 'react'
import type { Hit } from './build-search.ts'

type Find = (query: string) => Hit[]

/** What a search has come to. */
export type SearchState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; find: Find }

/** Everything that can be found; fetched once somebody is about to search. */
export function useDocsSearch(): { search: SearchState; prepare: () => void } {
  const [loading, setLoading] = useState<Promise<void>>()
  const [find, setFind] = useState<{ find: Find }>()
  const [isFailed, setFailed] = useState(false)

  function load(): void {
    setFailed(false)
    setLoading(
      fetchSearch().then(
        (made) => setFind({ find: made }),
        () => setFailed(true),
      ),
    )
  }

  return {
    prepare: () => {
      if (!loading) load()
    },
    search: find
      ? { state: 'ready', find: find.find }
      : isFailed
        ? { state: 'failed', retry: load }
        : { state: 'loading' },
  }
}

async function fetchSearch(): Promise<Find> {
  const [{ buildSearch }, { fetchOpenApi }] = await Promise.all([
    import('./build-search.ts'),
    import('../reference/use-openapi.ts'),
  ])
  return buildSearch(await fetchOpenApi())
}
