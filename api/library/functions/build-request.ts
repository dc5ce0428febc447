import { type FunctionFields, headerTextWrong, sendsBody } from '#mocks/contracts/library/function.schema.ts'
import type { ArgumentValues } from '#mocks/contracts/library/function-arguments.ts'
import {
  addressParts,
  bodyTemplateOf,
  fillPlaceholders,
  onlyPlaceholder,
  placeholdersIn,
  stringsIn,
} from '#mocks/contracts/library/placeholders.ts'
import { invalid } from '../../http/http-error.ts'

/** What a function sends, but for its credential. */
export interface FunctionRequest {
  url: string
  headers: Record<string, string>
  body?: string
}

/** What Node sends in a header as it is. */
const headerText = /^[\t\x20-\x7e\x80-\xff]*$/

/** Puts values into a function's address, headers and body. A 422 names the value that would change more than itself. */
export function buildRequest(definition: FunctionFields, values: ArgumentValues): FunctionRequest {
  const template = bodyTemplateOf(definition)
  const unplaced = unplacedValues(definition, template, values)
  const hasJsonOfRest =
    sendsBody(definition.method) && template === undefined && Object.keys(unplaced).length > 0
  const url = fillAddress(definition.url, values, hasJsonOfRest ? {} : unplaced)
  const headers = fillHeaders(definition, values)
  const json = hasJsonOfRest ? unplaced : template === undefined ? undefined : fillJson(template, values)
  if (json === undefined) return { url, headers }
  return { url, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) }
}

/** Values that stand in no placeholder: they go into the query, or into the body when there is no template for it. */
function unplacedValues({ url, headers }: FunctionFields, template: unknown, values: ArgumentValues) {
  const texts = [url, ...headers.map(({ value }) => value), ...stringsIn(template)]
  const placed = new Set(texts.flatMap(placeholdersIn))
  return Object.fromEntries([...values].filter(([name]) => !placed.has(name)))
}

function fillAddress(template: string, values: ArgumentValues, rest: Record<string, unknown>): string {
  const { host, path, query } = addressParts(template)
  const filled = `${host}${fillPlaceholders(path, (name) => encodeURIComponent(String(values.get(name) ?? '')))}`
  assertSameDepth(path, filled, host, values)
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '' && placeholdersIn(pair).every((name) => values.has(name)))
    .map((pair) => fillPlaceholders(pair, (name) => encodeURIComponent(String(values.get(name)))))
  const added = Object.entries(rest).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  )
  const search = [...pairs, ...added].join('&')
  return search === '' ? filled : `${filled}?${search}`
}

/** A value such as '..' climbs out of its place in the path, where another endpoint may stand. */
function assertSameDepth(path: string, filled: string, host: string, values: ArgumentValues): void {
  const depthOf = (url: string) => new URL(url).pathname.split('/').length
  if (depthOf(filled) === depthOf(`${host}${fillPlaceholders(path, () => 'x')}`)) return
  const climbing = placeholdersIn(path).find((name) => /^\.{1,2}$/.test(String(values.get(name))))
  throw invalid({ [`arguments.${climbing ?? ''}`]: 'This value would change the address itself.' })
}

function fillHeaders({ headers }: FunctionFields, values: ArgumentValues): Record<string, string> {
  const sent = headers.filter(({ value }) => placeholdersIn(value).every((name) => values.has(name)))
  return Object.fromEntries(
    sent.map(({ name, value }) => {
      const filled = fillPlaceholders(value, (each) => String(values.get(each)))
      if (!headerText.test(filled)) {
        const [first = ''] = placeholdersIn(value)
        throw invalid({ [`arguments.${first}`]: headerTextWrong })
      }
      return [name.toLowerCase(), filled]
    }),
  )
}

/** Fills strings of parsed JSON, so that no value can break out of its quotes; `"{count}"` alone becomes the value itself. */
function fillJson(value: unknown, values: ArgumentValues): unknown {
  if (typeof value === 'string') {
    const only = onlyPlaceholder(value)
    if (only !== undefined) return values.get(only)
    return fillPlaceholders(value, (name) => String(values.get(name) ?? ''))
  }
  if (Array.isArray(value)) {
    return value.map((each) => fillJson(each, values)).filter((each) => each !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillJson(inner, values)]))
}
