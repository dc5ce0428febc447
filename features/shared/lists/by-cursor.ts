import { keepPreviousData } from '@tanstack/react-query'

/** How an infinite query goes from page to page of a list of the api. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
}

/** The same, for a list that is filtered: while another filter runs, the last answer stays. */
export const filteredByCursor = { ...byCursor, placeholderData: keepPreviousData }
