import { itemLimitReached } from '#mocks/contracts/library/library.refusals.ts'
import { holdsWords } from '#mocks/contracts/library/library.schema.ts'
import {
  compareInLibrary,
  type LibraryOrder,
  usualLibraryOrder,
} from '#mocks/contracts/library/library-order.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { notFound, refused } from '../../http/http-error.ts'
import { insertWithin } from '../../store/insert-within.ts'
import {
  latestFirst,
  type Order,
  type Page,
  type PageQuery,
  pageRequest,
  readList,
  toPage,
} from '../../store/list.ts'
import type { PageEnd } from '../../store/page.ts'
import { type RevisedDoc, saveFields } from '../../store/save-fields.ts'
import type { Doc, DocStore, Filter } from '../../store/store.ts'

/** A thing of a workspace's library; `_id` is `{workspaceId}:{ID}`, so that no two workspaces meet in one id. */
export interface LibraryDoc extends RevisedDoc {
  workspaceId: string
  ID: string
  /** Unix seconds. */
  lastModified: number
}

/** What tells one kind of thing from another. */
export interface LibraryCollectionOptions<D extends LibraryDoc> {
  collection: string
  /** Most of them in one workspace. */
  limit: number
  /** Several of them, in a sentence: 'prompts'. */
  many: string
  /** The field that holds what one is called. */
  nameField: keyof D & string
  /** What of one is searched. */
  searchText: (doc: D) => string
}

/** Whose, which page, and which words. */
interface ListQuery extends PageQuery {
  workspaceId: string
  q?: string
  sort?: LibraryOrder
}

const lastChangedFirst = latestFirst('lastModified')

/** The store's order for the one asked for. */
function orderOf(sort: LibraryOrder, nameField: string): Order {
  const direction = sort.startsWith('-') ? -1 : 1
  return sort.endsWith('name')
    ? { field: nameField, direction, kind: 'string' }
    : { field: 'lastModified', direction, kind: 'number' }
}

/** Where something is among names. */
function placeOf(ID: string, name: string) {
  return { ID, name, lastModified: 0 }
}

/** One workspace's thing. */
export interface ItemRef {
  region: Region
  workspaceId: string
  itemId: string
}

/** Things of one kind, by workspace: found, listed, made once, changed without losing anybody's work, deleted. */
export function createLibraryCollection<D extends LibraryDoc>(
  deps: Pick<Deps, 'stores' | 'now'>,
  { collection, limit, many, nameField, searchText }: LibraryCollectionOptions<D>,
) {
  const docs = (region: Region): DocStore<D> => deps.stores[region].collection(collection)
  const filter = (given: Partial<LibraryDoc>) => given as Filter<D>
  const limited = (workspaceId: string) => ({
    among: filter({ workspaceId }),
    most: limit,
    full: () => refused(itemLimitReached(limit, many)),
  })
  const idOf = ({ workspaceId, itemId }: Omit<ItemRef, 'region'>) => `${workspaceId}:${itemId}`

  /** Those that come after the end of a page, in the order of their names. */
  function after(found: readonly D[], sort: LibraryOrder, end: PageEnd | null): D[] {
    const placed = found.map((doc) => ({ doc, place: placeOf(doc._id, String(doc[nameField])) }))
    const from = end && placeOf(end.id, String(end.value))
    return placed
      .filter(({ place }) => !from || compareInLibrary(sort, place, from) > 0)
      .sort((a, b) => compareInLibrary(sort, a.place, b.place))
      .map(({ doc }) => doc)
  }

  const library = {
    docs,

    find: ({ region, ...ref }: ItemRef): Promise<D | null> =>
      docs(region).findOne(filter({ _id: idOf(ref) })),

    /** A page, last changed first unless asked otherwise; with words, of those that hold them all. */
    async list(region: Region, query: ListQuery): Promise<Page<D>> {
      const { sort = usualLibraryOrder } = query
      const order = orderOf(sort, nameField)
      const { limit: size, end } = pageRequest(order, query)
      const words = query.q?.trim() ?? ''
      // No index reads names as people do, and a workspace keeps so few that all of them are looked through.
      const byName = order.field !== 'lastModified'
      const found = await readList(docs(region), {
        filter: filter({ workspaceId: query.workspaceId }),
        order: byName ? lastChangedFirst : order,
        end: byName ? null : end,
        limit: words || byName ? limit : size,
      })
      const held = words ? found.filter((doc) => holdsWords(searchText(doc), words)) : found
      return toPage(byName ? after(held, sort, end) : held, size, order)
    },

    /** Makes one; the same id again is the one that is there. Never leaves more than there is room for. */
    async create(ref: ItemRef, fields: Omit<D, keyof LibraryDoc>): Promise<D> {
      const { region, workspaceId, itemId } = ref
      const made = {
        _id: idOf(ref),
        workspaceId,
        ID: itemId,
        lastModified: unixNow(deps),
        rev: 1,
        fieldRevs: {},
      }
      const doc = { ...fields, ...made } as unknown as D
      if (await insertWithin(docs(region), doc, limited(workspaceId))) return doc
      const twin = await library.find(ref)
      if (!twin) throw notFound()
      return twin
    },

    /** Changes fields; what someone else changed since `rev` is a 409 with the thing as it is now. */
    save: (
      ref: ItemRef,
      change: {
        fields: Readonly<Record<string, unknown>>
        rev: number | undefined
        present: (doc: D) => Record<string, unknown>
        stamp?: Partial<Omit<D, '_id'>>
      },
    ): Promise<D> =>
      saveFields<D>({
        ...change,
        store: docs(ref.region),
        id: idOf(ref),
        stamp: { ...change.stamp, lastModified: unixNow(deps) } as Partial<Omit<D, '_id'>>,
      }),

    async remove({ region, ...ref }: ItemRef): Promise<void> {
      await docs(region).deleteOne(filter({ _id: idOf(ref) }))
    },
  }
  return library
}

/** Changing one that somebody deleted meanwhile must not bring it back. */
export function assertNotGone(doc: Doc | null, rev: number | undefined): void {
  if (!doc && rev !== undefined) throw notFound()
}
