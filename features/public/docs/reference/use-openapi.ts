import { useCallback, useEffect, useState } from 'react'
import type { OpenApi } from './openapi.types.ts'

/** The description while it is fetched. */
export type OpenApiState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; api: OpenApi }

/** Fetches the API's description; what the server has said of it lately, the browser keeps. */
export async function fetchOpenApi(signal?: AbortSignal): Promise<OpenApi> {
  const response = await fetch('/api/openapi.json', { signal: signal ?? null })
  if (!response.ok) throw new Error(`The description is not there: ${response.status}`)
  return (await response.json()) as OpenApi
}

/** The API's description. */
export function useOpenApi(): OpenApiState {
  const [api, setApi] = useState<OpenApi>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    const gone = new AbortController()
    setFailed(false)
    fetchOpenApi(gone.signal).then(setApi, () => {
      if (!gone.signal.aborted) setFailed(true)
    })
    return () => gone.abort()
  }, [attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  if (api) return { state: 'ready', api }
  return isFailed ? { state: 'failed', retry } : { state: 'loading' }
}
