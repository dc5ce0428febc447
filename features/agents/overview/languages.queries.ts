import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { listLanguages } from '#mocks/contracts/platform/languages.contract.ts'

/** The languages an agent can speak; they change with a new server, not while a page is open. */
export const languagesQuery = queryOptions({
  queryKey: [listLanguages.id],
  queryFn: async ({ signal }) => (await call(listLanguages, { signal })).languages,
  staleTime: Number.POSITIVE_INFINITY,
})
