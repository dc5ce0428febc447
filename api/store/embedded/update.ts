import { UpdateRejectedError } from '../errors.ts'
import { isOperators, isPlainObject } from '../guard.ts'
import { matcher } from './match.ts'
import { setAt, unsetAt, valueAt } from './paths.ts'
import type { AnyFilter } from './sql-filter.ts'

/** A parsed document, ours to change. */
export type AnyDoc = { _id: string } & Record<string, unknown>

/** An update, once guarded. */
export type AnyUpdate = Record<string, Record<string, unknown> | undefined>

type Operator = (doc: AnyDoc, path: string, operand: unknown) => void

/**
 * Applies an update in place. Written out rather than taken from mingo, which skips what MongoDB rejects (`$inc`
 * on a string, `$push` to a scalar) and forgets `$slice` on the first push.
 */
export function applyUpdate(doc: AnyDoc, update: AnyUpdate, inserting: boolean): AnyDoc {
  for (const [operator, fields] of Object.entries(update)) {
    if (operator === '$setOnInsert' && !inserting) continue
    for (const [path, operand] of Object.entries(fields ?? {})) OPERATORS[operator]!(doc, path, operand)
  }
  return doc
}

/** What an upsert inserts: the filter's equalities, then the update. */
export function upsertDocument(filter: AnyFilter, update: AnyUpdate): AnyDoc {
  const doc: AnyDoc = { _id: '' }
  for (const [path, value] of equalities(filter)) setAt(doc, path, value)
  return applyUpdate(doc, update, true)
}

const set: Operator = (doc, path, value) => {
  if (value !== undefined) setAt(doc, path, structuredClone(value))
}

const OPERATORS: Record<string, Operator> = {
  $set: set,
  $setOnInsert: set,

  $unset: (doc, path) => unsetAt(doc, path),

  $inc(doc, path, amount) {
    const before = has(doc, path) ? valueAt(doc, path) : 0
    if (typeof before !== 'number') throw new UpdateRejectedError(`cannot $inc '${path}': not a number`)
    const after = before + (amount as number)
    if (!Number.isFinite(after)) throw new UpdateRejectedError(`cannot $inc '${path}': out of range`)
    setAt(doc, path, after)
  },

  $push(doc, path, operand) {
    const { $each, $slice } = isOperators(operand)
      ? (operand as { $each: unknown[]; $slice?: number })
      : { $each: [operand], $slice: undefined }
    const all = [...arrayAt(doc, path, '$push'), ...structuredClone($each)]
    setAt(doc, path, $slice === undefined ? all : slice(all, $slice))
  },

  $pull(doc, path, condition) {
    if (!has(doc, path)) return
    const matches = elementTest(condition)
    const before = arrayAt(doc, path, '$pull')
    setAt(
      doc,
      path,
      before.filter((element) => !matches(element)),
    )
  },
}

function slice(all: unknown[], size: number): unknown[] {
  if (size === 0) return []
  return size > 0 ? all.slice(0, size) : all.slice(size)
}

function arrayAt(doc: AnyDoc, path: string, operator: string): unknown[] {
  const value = has(doc, path) ? valueAt(doc, path) : []
  if (!Array.isArray(value)) throw new UpdateRejectedError(`cannot ${operator} '${path}': not an array`)
  return value
}

function has(doc: AnyDoc, path: string): boolean {
  return valueAt(doc, path) !== undefined
}

function elementTest(condition: unknown): (element: unknown) => boolean {
  if (isPlainObject(condition) && !isOperators(condition)) {
    const matches = matcher(condition)
    return (element) => isPlainObject(element) && matches(element)
  }
  const matches = matcher({ element: condition })
  return (element) => matches({ element })
}

function* equalities(filter: AnyFilter): Generator<[string, unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const branch of condition as AnyFilter[]) yield* equalities(branch)
    else if (key !== '$or' && !isOperators(condition)) yield [key, condition]
  }
}
