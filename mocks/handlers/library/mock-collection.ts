import { itemLimitReached } from '#mocks/contracts/library/library.refusals.ts'
import {
  holdsWords,
  type LibraryItemParams,
  type LibraryItemQuery,
  type LibraryListQuery,
} from '#mocks/contracts/library/library.schema.ts'
import { compareInLibrary, usualLibraryOrder } from '#mocks/contracts/library/library-order.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import type { SubjectOf } from '#mocks/contracts/shared/needs.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { type DocumentSave, saveDocument, unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, pageItems } from '../shared/mock-reply.ts'
import type { Item, StoredItem } from './stored-items.ts'

/** What tells one kind of thing from another, as on the server. */
interface CollectionOptions<T> {
  /** Where the mocks keep them. */
  on: (db: MockDb) => StoredItem<T>[]
  limit: number
  many: string
  /** What one is called. */
  nameOf: (item: T) => string
  searchText: (item: T) => string
}

/** Things of one kind, under the server's rules. */
export function mockCollection<T extends Item>(
  db: MockDb,
  { on, limit, many, nameOf, searchText }: CollectionOptions<T>,
) {
  const of = (workspaceId: string) => on(db).filter((each) => each.workspaceId === workspaceId)
  const placeOf = (item: T) => ({ ...item, name: nameOf(item) })
  const collection = {
    all: (workspaceId: string): T[] => of(workspaceId).map(({ item }) => item),

    /** One of a workspace; undefined when it is not there, and 404 when it is to be changed and gone. */
    find(workspaceId: string, ID: string, rev?: number): StoredItem<T> | undefined {
      const kept = of(workspaceId).find(({ item }) => item.ID === ID)
      if (!kept && rev !== undefined) throw notFound()
      return kept
    },

    /** Makes one, unless there is no room. */
    create(workspaceId: string, ID: string, fields: Omit<T, keyof Item>): T {
      if (of(workspaceId).length >= limit) throw new MockRefusal(itemLimitReached(limit, many))
      const item = { ...fields, ID, lastModified: unixNow(db), rev: 1 } as T
      on(db).unshift({ workspaceId, item, fieldRevs: {} })
      return item
    },

    /** Changes fields; what someone else changed since `rev` is a conflict. */
    save(kept: StoredItem<T>, { stamp, ...save }: Omit<DocumentSave<T>, 'revs'>): T {
      return saveDocument(kept.item, {
        ...save,
        stamp: { ...stamp, lastModified: unixNow(db) } as Partial<T>,
        revs: kept,
      })
    },

    /** Reading a list and one of it, and deleting one: the same for every kind. */
    handlers(
      contracts: Record<'list' | 'get' | 'remove', Contract>,
      {
        present = (_, item) => item,
        card = present,
        assertRemovable = () => undefined,
      }: {
        present?: (workspaceId: string, item: T) => object
        /** As lists show it. @default as it is read */
        card?: (workspaceId: string, item: T) => object
        assertRemovable?: (workspaceId: string, ID: string) => void
      } = {},
    ) {
      // Their contracts share these parts (library.schema.ts), which their type does not say.
      const handle = <Q>(contract: Contract, answer: (call: ItemCall<Q>) => object) =>
        mockHandler(db, contract, ((call: ItemCall<Q>) => {
          call.authorise(call.query)
          return mockOk(answer(call))
        }) as never)
      return [
        handle<LibraryListQuery>(
          contracts.list,
          ({ query: { workspaceId, q = '', sort = usualLibraryOrder, ...page } }) => {
            const found = collection
              .all(workspaceId)
              .filter((item) => holdsWords(searchText(item), q.trim()))
              .sort((one, other) => compareInLibrary(sort, placeOf(one), placeOf(other)))
            return pageItems(
              found.map((item) => card(workspaceId, item)),
              page,
            )
          },
        ),
        handle(contracts.get, ({ params: { itemId }, query: { workspaceId } }) => {
          const kept = collection.find(workspaceId, itemId)
          if (!kept) throw notFound()
          return present(workspaceId, kept.item)
        }),
        handle(contracts.remove, ({ params: { itemId }, query: { workspaceId } }) => {
          assertRemovable(workspaceId, itemId)
          const kept = collection.find(workspaceId, itemId)
          if (kept) on(db).splice(on(db).indexOf(kept), 1)
          return { success: true }
        }),
      ]
    },
  }
  return collection
}

interface ItemCall<Q> {
  params: LibraryItemParams
  query: Q & LibraryItemQuery
  authorise: (subject: SubjectOf<{ kind: 'workspace'; right: 'view' }>) => void
}
