import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { createQueryClient } from './query-client.ts'

const { queryKey } = sessionQuery('eu')

/** A client that knows a session, and whether it would ask for it again. */
function signedInClient() {
  const client = createQueryClient()
  client.setQueryData<unknown>(queryKey, {})
  return { client, asksAgain: () => client.getQueryState(queryKey)?.isInvalidated ?? false }
}

const failing = (status: number, code?: string) => () =>
  Promise.reject(new ApiError(status, code === undefined ? {} : { code }))

describe('a refused call', () => {
  it.each([
    [401, 'unauthenticated', true],
    [403, 'forbidden', true],
    [403, 'limit_reached', false],
    [404, 'not_found', false],
  ])('with a %i (%s) makes the session be asked again: %s', async (status, code, again) => {
    const reading = signedInClient()
    await reading.client
      .fetchQuery({ queryKey: ['x'], queryFn: failing(status, code) })
      .catch(() => undefined)
    expect(reading.asksAgain()).toBe(again)

    const changing = signedInClient()
    await new MutationObserver(changing.client, { mutationFn: failing(status, code) })
      .mutate()
      .catch(() => undefined)
    expect(changing.asksAgain()).toBe(again)
  })

  it('of the session itself is the last word', async () => {
    const client = createQueryClient()
    const refused = vi.fn(failing(401))
    const watching = new QueryObserver(client, { queryKey, queryFn: refused })
    const stop = watching.subscribe(() => undefined)
    await vi.waitFor(() => expect(watching.getCurrentResult().status).toBe('error'))
    await watching.getCurrentResult().refetch()
    stop()
    expect(refused).toHaveBeenCalledTimes(2)
  })
})
