import { Context } from 'mingo/core'
import { $eq, $in, $ne } from 'mingo/operators/query/comparison'
import { $exists } from 'mingo/operators/query/element'
import { $and, $or } from 'mingo/operators/query/logical'
import { Query } from 'mingo/query'
import { ensureArray, resolve } from 'mingo/util'
import { compareValues } from './order.ts'
import type { AnyFilter } from './sql-filter.ts'

/** mingo's semantics of matching, with strings ordered by UTF-8 bytes (mingo orders UTF-16 units). */
const context = Context.init({
  query: {
    $and,
    $or,
    $eq,
    $ne,
    $in,
    $exists,
    $gt: range((order) => order > 0),
    $gte: range((order) => order >= 0),
    $lt: range((order) => order < 0),
    $lte: range((order) => order <= 0),
  },
})

/** The test of a guarded filter on a parsed document. */
export function matcher(filter: AnyFilter): (doc: object) => boolean {
  const query = new Query(filter, { context })
  return (doc) => query.test(doc as Record<string, unknown>)
}

function range(holds: (order: number) => boolean): typeof $eq {
  return (path, operand) => (doc) =>
    ensureArray(resolve(doc, path, { unwrapArray: true })).some(
      (value) => typeof value === typeof operand && holds(compareValues(value, operand)),
    )
}
