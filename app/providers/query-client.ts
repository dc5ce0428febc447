import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#features/shared/api-error.ts'
import { HeedingQueryClient } from '#features/shared/heeding-query-client.ts'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'

const [sessionKey] = sessionQuery('eu').queryKey
const attempts = 2

/** Whether asking again may help: the network or the server failed, not the request. */
function mayRetry(failures: number, error: unknown): boolean {
  const isOurs = error instanceof ApiError && error.status > 0 && error.status < 500
  return !isOurs && failures < attempts
}

/** What the app has read. A 401, or a right that is missing, makes the session be asked again: only that answer signs out, or takes what was lost away. */
export function createQueryClient(): QueryClient {
  function askAgain(error: unknown): void {
    const isAboutCaller =
      error instanceof ApiError && (error.status === 401 || error.code === defaultErrors[403].code)
    if (!isAboutCaller) return
    void client.invalidateQueries({ queryKey: [sessionKey] })
  }
  const client: QueryClient = new HeedingQueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => queryKey[0] !== sessionKey && askAgain(error),
    }),
    mutationCache: new MutationCache({ onError: askAgain }),
    defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000 } },
  })
  return client
}
