import { useInfiniteQuery } from '@tanstack/react-query'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import type { libraryQueries } from './library-queries.ts'
import { useLibraryAccess } from './use-library-access.ts'
import { useLibraryView } from './use-library-view.ts'

interface LibraryThings<Page extends { nextCursor: string | null }, Item, Save extends object>
  extends Pick<ReturnType<typeof libraryQueries<Page, Item, Save>>, 'listQuery' | 'useChanges'> {
  /** Who may make and change them. */
  save: Contract
  /** Who may delete them. */
  remove: Contract
}

/** What a screen of things a workspace makes, changes and deletes shows, and what the caller may do with them. */
export function useLibraryThings<Page extends { nextCursor: string | null }, Item, Save extends object>({
  listQuery,
  useChanges,
  save,
  remove,
}: LibraryThings<Page, Item, Save>) {
  const view = useLibraryView()
  const { owner } = useLibraryAccess()
  const list = useInfiniteQuery(listQuery(owner, view))
  const changes = useChanges(owner)
  const mayRemove = useMay(remove)
  return {
    owner,
    /** Deletes one by its id; undefined for who may not. */
    removeOne: mayRemove ? (ID: string) => changes.remove.mutateAsync(ID) : undefined,
    /** What the screen itself is given. */
    screen: { view, list, mayMake: useMay(save), sortable: true },
  }
}
