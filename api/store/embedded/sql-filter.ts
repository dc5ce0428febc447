import { isOperators } from '../guard.ts'
import type { Scalar } from '../store.ts'
import type { SqlValue } from './sqlite.ts'

/** A filter any collection accepts, once guarded. */
export type AnyFilter = Record<string, unknown>

/** A filter split in two: what SQL decides exactly, and what is left to test on each candidate document. */
export interface SqlFilter {
  /** A `where` expression, `1` when SQL decides nothing. */
  where: string
  params: SqlValue[]
  /** Conditions on fields without an index, `null` when SQL decided everything. */
  residual: AnyFilter | null
}

interface Terms {
  terms: string[]
  /** What keeps a range within its operand's type; see `toSql`. */
  guards: string[]
  params: SqlValue[]
  rest: AnyFilter[]
}

/**
 * Translates the conditions on indexed fields, which hold only strings, numbers and null. Guards of types come last: of
 * several bounds on one side SQLite reads the index up to the first, and a guard's is the end of it.
 */
export function toSql(filter: AnyFilter, indexed: ReadonlySet<string>): SqlFilter {
  const { terms, guards, params, rest } = conjunction(filter, indexed)
  const residual = rest.length === 0 ? null : rest.length === 1 ? rest[0]! : { $and: rest }
  return { where: [...terms, ...new Set(guards)].join(' and ') || '1', params, residual }
}

/** A field's value in SQL; index and query must spell it alike for SQLite to match them. */
export function fieldSql(path: string): string {
  return path === '_id' ? '_id' : `json_extract(doc, ${jsonPath(path)})`
}

/** A field as JSON in SQL. */
export function jsonSql(path: string): string {
  return `doc -> ${jsonPath(path)}`
}

/** A field's JSON type in SQL: null only when the field is missing. */
export function typeSql(path: string): string {
  return `json_type(doc, ${jsonPath(path)})`
}

function conjunction(filter: AnyFilter, indexed: ReadonlySet<string>): Terms {
  const found: Terms = { terms: [], guards: [], params: [], rest: [] }
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') {
      for (const branch of condition as AnyFilter[]) append(found, conjunction(branch, indexed))
    } else if (key === '$or') {
      append(found, disjunction(condition as AnyFilter[], indexed))
    } else if (indexed.has(key)) {
      const operators = Object.entries(isOperators(condition) ? condition : { $eq: condition })
      for (const [operator, operand] of operators) {
        term(found, key, operator, operand)
        if (!isBoundedBeside(operators, operator, operand))
          found.guards.push(...sameType(key, operator, operand))
      }
    } else {
      found.rest.push({ [key]: condition })
    }
  }
  return found
}

/** SQL can decide an `$or` only when it can decide each branch. */
function disjunction(branches: AnyFilter[], indexed: ReadonlySet<string>): Terms {
  const translated = branches.map((branch) => toSql(branch, indexed))
  if (translated.some(({ residual }) => residual !== null)) {
    return { terms: [], guards: [], params: [], rest: [{ $or: branches }] }
  }
  const where = translated.map((branch) => `(${branch.where})`).join(' or ')
  return { terms: [`(${where})`], guards: [], params: translated.flatMap(({ params }) => params), rest: [] }
}

function append(found: Terms, more: Terms): void {
  found.terms.push(...more.terms)
  found.guards.push(...more.guards)
  found.params.push(...more.params)
  found.rest.push(...more.rest)
}

function term(found: Terms, path: string, operator: string, operand: unknown): void {
  const field = fieldSql(path)
  const compare = (sql: string) => {
    const { placeholder, param } = bindScalar(operand as string | number)
    found.terms.push(`${field} ${sql} ${placeholder}`)
    found.params.push(param)
  }
  switch (operator) {
    case '$eq':
      if (operand === null) found.terms.push(`${field} is null`)
      else if (typeof operand === 'boolean') found.terms.push('0')
      else compare('=')
      break
    case '$ne':
      if (operand === null) found.terms.push(`${field} is not null`)
      else if (typeof operand !== 'boolean') compare('is not')
      break
    case '$in':
      found.terms.push(`(${inList(field, operand as Scalar[])})`)
      found.params.push(wellFormedJson((operand as Scalar[]).filter(isIndexable)))
      break
    case '$exists':
      found.terms.push(path === '_id' ? (operand ? '1' : '0') : exists(path, operand as boolean))
      break
    default:
      compare(RANGES[operator]!)
  }
}

const RANGES: Record<string, string> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }

const isUpward = (operator: string) => operator.startsWith('$gt')

/** Whether a bound on the other side has the same type, so that nothing of another one lies between them. */
function isBoundedBeside(operators: [string, unknown][], operator: string, operand: unknown): boolean {
  return operators.some(
    ([other, bound]) =>
      other in RANGES && isUpward(other) !== isUpward(operator) && typeof bound === typeof operand,
  )
}

/** SQLite orders null < numbers < text; a range in MongoDB stays within the operand's type. */
function sameType(path: string, operator: string, operand: unknown): string[] {
  if (!(operator in RANGES)) return []
  const field = fieldSql(path)
  const upward = isUpward(operator)
  if (typeof operand === 'string') return upward ? [] : [`${field} >= ''`]
  return upward ? [`${field} < ''`] : []
}

/** One statement for a list of any length. */
function inList(field: string, values: Scalar[]): string {
  const list = `${field} in (select value from json_each(?))`
  return values.includes(null) ? `${list} or ${field} is null` : list
}

function exists(path: string, expected: boolean): string {
  return expected
    ? `${typeSql(path)} is not null`
    : `(${fieldSql(path)} is null and ${typeSql(path)} is null)`
}

function isIndexable(value: Scalar): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/**
 * Fractions and strings with a NUL travel as JSON text and are read by the same parser as the stored value, so
 * that equal values are equal to the last bit.
 */
function bindScalar(value: string | number): { placeholder: string; param: SqlValue } {
  const direct = typeof value === 'number' ? Number.isSafeInteger(value) : !value.includes('\0')
  if (direct) return { placeholder: '?', param: typeof value === 'string' ? wellFormed(value) : value }
  return { placeholder: `json_extract(?, '$')`, param: wellFormedJson(value) }
}

/** JSON text; lone surrogates become U+FFFD, as in the driver's UTF-8. */
export function wellFormedJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!json.includes('\\ud')) return json
  return JSON.stringify(value, (_key, field) => (typeof field === 'string' ? wellFormed(field) : field))
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Names of indexed fields are checked when the index is made; quoting keeps even odd ones harmless. */
function jsonPath(path: string): string {
  const quoted = path.split('.').map((segment) => `."${segment}"`)
  return `'$${quoted.join('')}'`
}
