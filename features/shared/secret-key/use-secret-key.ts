import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'

interface SecretKeyCalls {
  queryKey: QueryKey
  get: (signal: AbortSignal) => Promise<{ key: SecretKey | null }>
  make: () => Promise<{ secret: string; key: SecretKey }>
  end: () => Promise<unknown>
}

/** What is known of a key, and what can be done with it. */
export function useSecretKey({ queryKey, get, make, end }: SecretKeyCalls) {
  const queries = useQueryClient()
  // Out of the query cache, so that it is gone with the screen.
  const [made, setMade] = useState<string>()
  const know = (key: SecretKey | null) => queries.setQueryData(queryKey, { key })
  return {
    query: useQuery({ queryKey, queryFn: ({ signal }) => get(signal) }),
    make: useMutation({
      mutationFn: make,
      gcTime: 0,
      onSuccess({ secret, key }) {
        setMade(secret)
        know(key)
      },
    }),
    end: useMutation({
      mutationFn: end,
      onSuccess() {
        setMade(undefined)
        know(null)
      },
    }),
    /** The key itself, while this screen is open after making it. */
    made,
  }
}

/** A key's state and what changes it. */
export type SecretKeyState = ReturnType<typeof useSecretKey>
