import { invalid } from '../http/http-error.ts'
import { afterPage, type PageEnd } from './page.ts'
import type { Doc, DocStore, Filter, Projection, Sort } from './store.ts'

/** What a list is sorted by, one document after the other: there is an index for it that ends in `_id`. */
export interface Order {
  field: string
  direction: 1 | -1
  /** What the field holds. */
  kind: 'number' | 'string'
}

/** By `_id`, upwards. */
export const byId = { field: '_id', direction: 1, kind: 'string' } as const satisfies Order

/** By a time or another number, downwards. */
export function latestFirst<F extends string>(field: F) {
  return { field, direction: -1, kind: 'number' } as const satisfies Order
}

/** The part of a list's query that says which page. */
export interface PageQuery {
  /** `nextCursor` of the page before. */
  cursor?: string
  /** @default 50 */
  limit?: string
}

/** A page of a list; `nextCursor` is null on the last one. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** A page that is asked for, read. */
export interface PageRequest {
  limit: number
  /** Where the page before ended; null for the first. */
  end: PageEnd | null
}

/** Page size of a list when the caller names none. */
const defaultLimit = 50

/** Which page is asked for; a cursor of another list or a made-up one is a 422. */
export function pageRequest(order: Order, { cursor, limit }: PageQuery): PageRequest {
  return { limit: limit ? Number(limit) : defaultLimit, end: cursor ? endIn(order, cursor) : null }
}

/** An order as the store takes it. */
export function toSort({ field, direction }: Order): Sort {
  return { [field]: direction, _id: direction }
}

/** The filter for what comes after the end of a page; everything when there was none before. */
export function afterEnd<D extends Doc>({ field, direction }: Order, end: PageEnd | null): Filter<D> {
  if (!end) return {}
  if (field === '_id') return { _id: { [direction === 1 ? '$gt' : '$lt']: end.id } } as Filter<D>
  return afterPage<D>(field as keyof D & string, direction, end)
}

/** Where a document is in an order. */
export function endAt({ field }: Order, doc: Doc): PageEnd {
  return { value: (doc as Doc & Record<string, PageEnd['value']>)[field] ?? '', id: doc._id }
}

/** Above 0 when `a` comes after `b`, as the store would say. */
export function compareEnds({ direction }: Order, a: PageEnd, b: PageEnd): number {
  return direction * (compareValues(a.value, b.value) || compareValues(a.id, b.id))
}

/** A page of one document more than fits: the extra one only says that there is a next page. */
export function toPage<R extends Doc>(docs: readonly R[], limit: number, order: Order): Page<R> {
  const last = docs.length > limit ? docs[limit - 1] : undefined
  return { items: docs.slice(0, limit), nextCursor: last ? toCursor(order, endAt(order, last)) : null }
}

/** A page as its readers see it. */
export function presentPage<R, T>({ items, nextCursor }: Page<R>, present: (doc: R) => T): Page<T> {
  return { items: items.map(present), nextCursor }
}

/** Which documents are listed, and how. */
export interface List<D extends Doc> extends PageRequest {
  filter: Filter<D>
  order: Order
  /** The least value of the sorted field, as queries carry it. */
  since?: string
  /** The greatest value of the sorted field, as queries carry it; of a list in descending order. */
  until?: string
  projection?: Projection
}

/** Reads a page along an index, from where the page before ended, and one document more. */
export async function readList<D extends Doc, R extends Doc = D>(
  store: DocStore<D>,
  { filter, order, limit, end, since, until, projection }: List<D>,
): Promise<R[]> {
  const after = afterEnd<D>(order, end)
  const within = {
    ...(after[order.field as keyof D] as object | undefined),
    ...(since && { $gte: Number(since) }),
    // What comes after the end of a page is below it already.
    ...(until && !end && { $lte: Number(until) }),
  }
  const bounds = Object.keys(within).length === 0 ? after : { ...after, [order.field]: within }
  return store
    .find<R>({ ...filter, ...bounds }, { sort: toSort(order), limit: limit + 1, projection })
    .toArray()
}

/** A page of a list, as a query asks for it. */
export async function listPage<D extends Doc, R extends Doc = D>(
  store: DocStore<D>,
  { query, ...list }: Omit<List<D>, keyof PageRequest> & { query: PageQuery },
): Promise<Page<R>> {
  const request = pageRequest(list.order, query)
  return toPage(await readList<D, R>(store, { ...list, ...request }), request.limit, list.order)
}

/** The cursor of what comes after a document. */
export function cursorAt(order: Order, doc: Doc): string {
  return toCursor(order, endAt(order, doc))
}

/** Packs where a page ended; readers make nothing of it. */
function toCursor({ field }: Order, { value, id }: PageEnd): string {
  return Buffer.from(JSON.stringify(field === '_id' ? [id] : [value, id])).toString('base64url')
}

function endIn({ field, kind }: Order, cursor: string): PageEnd {
  const kinds = field === '_id' ? ['string'] : [kind, 'string']
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (
      Array.isArray(values) &&
      values.length === kinds.length &&
      values.every((v, i) => isOf(v, kinds[i]))
    ) {
      return { value: values[0], id: values.at(-1) }
    }
  } catch {
    // Not a cursor of ours; said below.
  }
  throw invalid({ cursor: 'This page no longer exists. Start again from the first one.' })
}

/** JSON can spell a number no store compares with: 1e999 is read as infinity. */
function isOf(value: unknown, kind: string | undefined): boolean {
  return typeof value === kind && (kind === 'string' || Number.isFinite(value))
}

/** Stores order text by its bytes. */
function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
