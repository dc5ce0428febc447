import * as z from 'zod/mini'

/** Query of every list: an opaque cursor from the page before, and the page size. */
export const pageQuery = {
  /** `nextCursor` of the page before; absent for the first page. */
  cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]*$/))),
  /** Items per page, 1 to 100. @default 50 */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
}

/** A page of cards; `nextCursor` is null on the last one. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
}
