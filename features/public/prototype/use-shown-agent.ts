import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { usePage } from '#features/shared/page/page-context.ts'
import { getPublicAgent, type PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { isAgentId } from '#mocks/contracts/shared/agent-id.ts'
import { isRegion, type Region } from '#mocks/contracts/shared/region.ts'

/** Where a page that shows an agent stands. */
export type ShownAgent =
  | { state: 'loading' }
  | { state: 'ready'; region: Region; agent: PublicAgent }
  | { state: 'absent' }
  | { state: 'failed'; error: unknown; retry: () => void }

/** The region and agent an address names: `/app/eu/prototype?vg_id=`, `/eu/prototype/{id}` or `?region=&vg_id=`. */
export function namedAgent(
  pathname: string,
  search: URLSearchParams,
): { region: Region; agentId: string } | null {
  const [, first, second, third] = /^\/(?:app\/)?(\w+)\/(prototype)(?:\/([^/]+))?\/?$/.exec(pathname) ?? []
  const region = second ? first : (search.get('region') ?? 'na')
  const agentId = third ?? search.get('vg_id')
  return isRegion(region) && isAgentId(agentId) ? { region, agentId } : null
}

/** Reads the published agent the address names. */
export function useShownAgent(): ShownAgent {
  const { pathname, search } = usePage()
  const query = search.toString()
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<ShownAgent>({ state: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const named = namedAgent(pathname, new URLSearchParams(query))
    if (!named) {
      setShown({ state: 'absent' })
      return
    }
    const leaving = new AbortController()
    setShown({ state: 'loading' })
    call(getPublicAgent, { params: named, signal: leaving.signal }).then(
      (agent) => setShown({ state: 'ready', region: named.region, agent }),
      (error) => {
        if (leaving.signal.aborted) return
        const absent = error instanceof ApiError && error.status === 404
        setShown(absent ? { state: 'absent' } : { state: 'failed', error, retry })
      },
    )
    return () => leaving.abort()
  }, [pathname, query, attempt, retry])
  return shown
}
