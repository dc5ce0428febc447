import { StoreUsageError } from './errors.ts'
import type { FindOptions } from './store.ts'

/**
 * What both stores refuse alike, before any call: values JSON cannot hold, keys that are operators or paths,
 * filters that would compare whole objects, and `undefined` in a filter, which the driver would drop and so
 * widen the filter to every document.
 */

const MAX_DEPTH = 100
const MAX_ID_LENGTH = 1024
const RANGE_OPERATORS = new Set(['$gt', '$gte', '$lt', '$lte'])
const UPDATE_OPERATORS = new Set(['$set', '$setOnInsert', '$unset', '$inc', '$push', '$pull'])
const PROTOTYPE_SEGMENTS = new Set(['constructor', 'prototype'])

/** Whether a value is an object literal (as JSON makes them), not an array, Date or class instance. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Whether a condition is made of operators (`{ $gt: 1 }`) rather than a value. */
export function isOperators(value: unknown): value is Record<string, unknown> {
  return isPlainObject(value) && Object.keys(value).some((key) => key.startsWith('$'))
}

/** A document: a string `_id` and JSON values; `undefined` fields are left out on both stores. */
export function assertDocument(doc: unknown): void {
  if (!isPlainObject(doc)) fail('a document must be a plain object')
  assertId(doc._id)
  assertJson(doc, 'document', 0)
}

/** A filter of the operators in `Filter`. */
export function assertFilter(filter: unknown): void {
  if (!isPlainObject(filter)) fail('a filter must be a plain object')
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(condition) || condition.length === 0) fail(`${key} needs a non-empty array`)
      for (const branch of condition) assertFilter(branch)
    } else {
      assertPath(key)
      assertCondition(key, condition)
    }
  }
}

/** An update of the operators in `Update`, touching each path once and never `_id`. */
export function assertUpdate(update: unknown): void {
  if (!isPlainObject(update)) fail('an update must be a plain object')
  const operators = Object.entries(update).filter(([, fields]) => fields !== undefined)
  if (operators.length === 0) fail('an update needs an operator')
  const paths: string[] = []
  for (const [operator, fields] of operators) {
    if (!UPDATE_OPERATORS.has(operator)) fail(`unknown update operator ${operator}`)
    if (!isPlainObject(fields)) fail(`${operator} needs an object`)
    for (const [path, value] of Object.entries(fields)) {
      assertPath(path)
      if (path === '_id' || path.startsWith('_id.')) fail('_id never changes')
      assertOperand(operator, path, value)
      const conflict = paths.find((other) => overlaps(other, path))
      if (conflict !== undefined) fail(`'${path}' conflicts with '${conflict}' in one update`)
      paths.push(path)
    }
  }
}

/** An upsert must say which `_id` it would insert: MongoDB would otherwise make an ObjectId. */
export function assertUpsertId(filter: object): void {
  assertId((filter as { _id?: unknown })._id)
}

/** Sort and index keys: paths with a direction. */
export function assertSort(sort: object): void {
  for (const [path, direction] of Object.entries(sort)) {
    assertPath(path)
    if (direction !== 1 && direction !== -1) fail(`the direction of '${path}' is 1 or -1`)
  }
}

/** A projection that keeps or leaves out, not both; `_id` may differ from the rest. */
export function assertProjection(projection: object): void {
  const { _id: id, ...fields } = projection as Record<string, unknown>
  for (const path of Object.keys(fields)) assertPath(path)
  const modes = new Set(Object.values(fields))
  if (modes.size > 1) fail('a projection keeps fields or leaves them out, not both')
  for (const mode of [...modes, id ?? 1]) if (mode !== 0 && mode !== 1) fail('a projection holds 0 and 1')
}

/** Options of `find` and `findOne`. */
export function assertFindOptions(options: FindOptions): void {
  const { sort, projection, limit = 0, skip = 0 } = options
  if (sort) assertSort(sort)
  if (projection) assertProjection(projection)
  if (!isCount(limit) || !isCount(skip)) fail('limit and skip are whole numbers from 0')
}

function assertId(id: unknown): void {
  if (typeof id !== 'string') fail('_id must be a string')
  if (id === '' || id.length > MAX_ID_LENGTH || id.includes('\0')) fail('_id is empty, too long or has a NUL')
}

function assertPath(path: string): void {
  for (const segment of path.split('.')) {
    assertKey(segment)
    if (PROTOTYPE_SEGMENTS.has(segment)) fail(`reserved path '${path}'`)
  }
}

function assertKey(key: string): void {
  if (key === '' || key.startsWith('$') || key.includes('.') || key.includes('\0'))
    fail(`unusable key '${key}'`)
  if (key === '__proto__') fail(`reserved key '${key}'`)
}

function assertCondition(path: string, condition: unknown): void {
  if (isScalar(condition)) return
  if (!isPlainObject(condition)) fail(`'${path}' can only be compared with a scalar`)
  const operators = Object.entries(condition)
  if (operators.length === 0) fail(`'${path}' can only be compared with a scalar`)
  for (const [operator, operand] of operators) {
    if (!isOperandOf(operator, operand)) fail(`'${path}' has an unusable ${operator}`)
  }
}

function isOperandOf(operator: string, operand: unknown): boolean {
  if (RANGE_OPERATORS.has(operator)) return typeof operand === 'string' || Number.isFinite(operand)
  if (operator === '$in') return Array.isArray(operand) && operand.every(isScalar)
  if (operator === '$ne') return isScalar(operand)
  return operator === '$exists' && typeof operand === 'boolean'
}

function assertOperand(operator: string, path: string, value: unknown): void {
  if (operator === '$inc') {
    if (!Number.isFinite(value)) fail(`$inc of '${path}' needs a finite number`)
  } else if (operator === '$push') {
    assertPush(path, value)
  } else if (operator === '$pull') {
    if (isPlainObject(value) && !isOperators(value)) assertFilter(value)
    else assertCondition(path, value)
  } else if (operator !== '$unset') {
    assertJson(value, path, 0)
  }
}

function assertPush(path: string, value: unknown): void {
  if (!isOperators(value)) {
    if (value === undefined) fail(`$push to '${path}' needs a value`)
    assertJson(value, path, 0)
    return
  }
  const { $each, $slice, ...others } = value
  if (!Array.isArray($each) || Object.keys(others).length > 0)
    fail(`$push to '${path}' takes $each and $slice`)
  if ($slice !== undefined && !Number.isSafeInteger($slice)) fail(`$slice of '${path}' must be an integer`)
  assertJson($each, path, 0)
}

function assertJson(value: unknown, where: string, depth: number): void {
  if (isScalar(value) || (value === undefined && depth === 0)) return
  if (depth > MAX_DEPTH) fail(`'${where}' is nested deeper than ${MAX_DEPTH}`)
  if (Array.isArray(value)) {
    // Not `for…of entries`: this also visits the holes of a sparse array.
    for (let index = 0; index < value.length; index += 1) assertElement(value[index], where, depth)
  } else if (isPlainObject(value)) {
    for (const [key, field] of Object.entries(value)) {
      assertKey(key)
      if (field !== undefined) assertJson(field, where, depth + 1)
    }
  } else {
    fail(`'${where}' holds a value JSON cannot (${describe(value)})`)
  }
}

function assertElement(element: unknown, where: string, depth: number): void {
  if (element === undefined) fail(`'${where}' holds undefined in an array`)
  assertJson(element, where, depth + 1)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

function overlaps(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
}

function describe(value: unknown): string {
  return typeof value === 'object'
    ? (value?.constructor?.name ?? 'object')
    : `${typeof value} ${String(value)}`
}

function fail(reason: string): never {
  throw new StoreUsageError(reason)
}
