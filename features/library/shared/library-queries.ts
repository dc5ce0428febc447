import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import type { LibraryOrder } from '#mocks/contracts/library/library-order.ts'
import type { LibraryOwner } from './use-library-access.ts'

/** The calls of one kind of thing. */
export interface LibraryCalls<Page, Item, Save> {
  /** Id of the list's contract, the first part of its query key. */
  listId: string
  /** Id of the single thing's contract. */
  getId: string
  /** Ids of further lists that a change shows in. @default none */
  alsoChanges?: readonly string[]
  list: (
    owner: LibraryOwner,
    page: { q?: string; sort?: LibraryOrder; cursor?: string },
    signal: AbortSignal,
  ) => Promise<Page>
  get: (owner: LibraryOwner, itemId: string, signal: AbortSignal) => Promise<Item>
  save: (owner: LibraryOwner, itemId: string, fields: Save) => Promise<Item>
  remove: (owner: LibraryOwner, itemId: string) => Promise<unknown>
}

/** Queries and changes of one kind of thing a workspace keeps. */
export function libraryQueries<Page extends { nextCursor: string | null }, Item, Save extends object>({
  listId,
  getId,
  alsoChanges = [],
  ...calls
}: LibraryCalls<Page, Item, Save>) {
  const keyOf = (id: string, { region, workspaceId }: LibraryOwner) => [id, region, workspaceId]
  return {
    /** Page by page; while another search runs, the last answer stays. */
    listQuery: (owner: LibraryOwner, { q, sort }: { q: string; sort: LibraryOrder }) =>
      infiniteQueryOptions({
        queryKey: [...keyOf(listId, owner), q, sort],
        queryFn: ({ signal, pageParam: cursor }) =>
          calls.list(owner, { q: q || undefined, sort, cursor }, signal),
        ...filteredByCursor,
      }),

    /** One thing. */
    itemQuery: (owner: LibraryOwner, itemId: string) =>
      queryOptions({
        queryKey: [...keyOf(getId, owner), itemId],
        queryFn: ({ signal }) => calls.get(owner, itemId, signal),
        // What a form is filled with is always fresh.
        gcTime: 0,
      }),

    /** Saves and deletes; the lists they show in are read again. */
    useChanges(owner: LibraryOwner) {
      const queries = useQueryClient()
      const onSuccess = () =>
        Promise.all(
          [listId, ...alsoChanges].map((id) => queries.invalidateQueries({ queryKey: keyOf(id, owner) })),
        )
      const save = useMutation({
        mutationFn: ({ itemId, ...fields }: { itemId: string } & Save) =>
          calls.save(owner, itemId, fields as unknown as Save),
        onSuccess,
      })
      const remove = useMutation({
        mutationFn: (itemId: string) => calls.remove(owner, itemId),
        onSuccess,
      })
      return { save, remove }
    },
  }
}
