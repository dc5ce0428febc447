import { invalid } from '../http/http-error.ts'

/** Page size of a list when the caller names none. */
const defaultLimit = 50

/** The page size asked for. */
export function limitOf(query: { limit?: string }): number {
  return query.limit ? Number(query.limit) : defaultLimit
}

/** Packs the sort values of a page's last item into an opaque cursor. */
export function toCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Unpacks a cursor of exactly these kinds of values; a made-up one is a 422. */
export function fromCursor<const K extends readonly ('string' | 'number')[]>(
  cursor: string | undefined,
  kinds: K,
): { [I in keyof K]: K[I] extends 'number' ? number : string } | null {
  if (!cursor) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (
      Array.isArray(values) &&
      values.length === kinds.length &&
      values.every((value, index) => isKind(value, kinds[index]))
    ) {
      return values as never
    }
  } catch {
    // Not a cursor of ours; said below.
  }
  throw invalid({ cursor: 'This page no longer exists. Start again from the first one.' })
}

/** JSON can spell a number no store compares with: 1e999 is read as infinity. */
function isKind(value: unknown, kind: string | undefined): boolean {
  return typeof value === kind && (kind === 'string' || Number.isFinite(value))
}

/**
 * A page of cards from one document more than fits: the extra one only says that there is a next page.
 * `sortValues` are what the list is sorted by; the next cursor is made of them.
 */
export function toPage<D, T>(
  docs: readonly D[],
  limit: number,
  present: (doc: D) => T,
  sortValues: (doc: D) => readonly (string | number)[],
): { items: T[]; nextCursor: string | null } {
  const last = docs.length > limit ? docs[limit - 1] : undefined
  return { items: docs.slice(0, limit).map(present), nextCursor: last ? toCursor(sortValues(last)) : null }
}
