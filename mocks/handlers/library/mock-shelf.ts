import { noRoom } from '#mocks/contracts/library/library.refusals.ts'
import { holdsWords } from '#mocks/contracts/library/library.schema.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { conflict, MockRefusal, notFound } from '../shared/mock-refusal.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { pageItems } from '../shared/page-items.ts'
import type { Item, Shelved } from './shelved.ts'

/** What tells one kind of thing from another, as on the server. */
interface ShelfOptions<T> {
  /** Where the mocks keep them. */
  on: (db: MockDb) => Shelved<T>[]
  limit: number
  many: string
  searchText: (item: T) => string
}

/** Things of one kind, under the server's rules. */
export function mockShelf<T extends Item>(db: MockDb, { on, limit, many, searchText }: ShelfOptions<T>) {
  const now = () => Math.floor(db.now() / 1000)
  const of = (workspaceId: string) => on(db).filter((each) => each.workspaceId === workspaceId)
  return {
    find: (workspaceId: string, ID: string): Shelved<T> | undefined =>
      of(workspaceId).find(({ item }) => item.ID === ID),

    /** One that is there; 404 when it is not. */
    get(workspaceId: string, ID: string): T {
      const kept = of(workspaceId).find(({ item }) => item.ID === ID)
      if (!kept) throw notFound()
      return kept.item
    },

    all: (workspaceId: string): T[] => of(workspaceId).map(({ item }) => item),

    list<C>(
      { workspaceId, q = '', ...page }: { workspaceId: string; q?: string; cursor?: string; limit?: string },
      present: (item: T) => C,
    ) {
      const items = of(workspaceId)
        .map(({ item }) => item)
        .filter((item) => holdsWords(searchText(item), q.trim()))
        .sort((one, other) => other.lastModified - one.lastModified)
      return mockOk(pageItems(items.map(present), page))
    },

    /** Makes one, unless the shelf is full. */
    create(workspaceId: string, ID: string, fields: Omit<T, keyof Item>): T {
      if (of(workspaceId).length >= limit) {
        throw new MockRefusal(noRoom(limit, many))
      }
      const item = { ...fields, ID, lastModified: now(), rev: 1 } as T
      on(db).unshift({ workspaceId, item, fieldRevs: {} })
      return item
    },

    /**
     * Changes fields; what someone else changed since `rev` is a conflict. `renewed` are fields that change whatever
     * they hold, and are not remembered.
     */
    save(
      kept: Shelved<T>,
      fields: Partial<T>,
      rev: number | undefined,
      {
        stamp = {},
        renewed = [],
        present = (item) => item,
      }: { stamp?: Partial<T>; renewed?: readonly string[]; present?: (item: T) => object } = {},
    ): T {
      const { item, fieldRevs } = kept
      const names = Object.keys(fields) as (keyof T & string)[]
      const differing = names.filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(item[field]))
      const changed = [...differing, ...renewed]
      const lost = rev === undefined ? [] : changed.filter((field) => (fieldRevs[field] ?? 0) > rev)
      if (lost.length > 0) throw conflict(lost, present(item))
      if (changed.length > 0) {
        const next = item.rev + 1
        Object.assign(item, fields, stamp, { rev: next, lastModified: now() })
        Object.assign(fieldRevs, Object.fromEntries(changed.map((field) => [field, next])))
      }
      return item
    },

    remove(workspaceId: string, ID: string) {
      const shelf = on(db)
      const index = shelf.findIndex((each) => each.workspaceId === workspaceId && each.item.ID === ID)
      if (index >= 0) shelf.splice(index, 1)
      return mockOk({ success: true as const })
    },
  }
}
