import {
  type FunctionFields,
  headerTextWrong,
  type ParameterPlace,
  sendsBody,
} from '#mocks/contracts/library/function.schema.ts'
import {
  type ArgumentValue,
  type ArgumentValues,
  argumentText,
} from '#mocks/contracts/library/function-arguments.ts'
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
  const rest = unplacedValues(definition, template, values)
  const url = fillAddress(definition.url, values, rest.query)
  const headers = { ...fillHeaders(definition, values), ...headersOf(rest.header) }
  const json = withFields(template === undefined ? undefined : fillJson(template, values), rest.body)
  if (json === undefined) return { url, headers }
  return { url, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) }
}

type Values = Record<string, ArgumentValue>

/** Values that stand in no placeholder, by where they go: where the owner said, else the query, or the body when there is no template for it. */
function unplacedValues(
  { url, method, headers, parameters }: FunctionFields,
  template: unknown,
  values: ArgumentValues,
): Record<ParameterPlace, Values> {
  const texts = [url, ...headers.map(({ value }) => value), ...stringsIn(template)]
  const placed = new Set(texts.flatMap(placeholdersIn))
  const usual = sendsBody(method) && template === undefined ? 'body' : 'query'
  // Only an object has room for another field.
  const hasRoom = template === undefined || isObject(template)
  const placeOf = (name: string): ParameterPlace => {
    const place = parameters.find((parameter) => parameter.name === name)?.in ?? usual
    return place === 'body' && !hasRoom ? 'query' : place
  }
  const unplaced = [...values].filter(([name]) => !placed.has(name))
  const at = (place: ParameterPlace) =>
    Object.fromEntries(unplaced.filter(([name]) => placeOf(name) === place))
  return { query: at('query'), body: at('body'), header: at('header') }
}

function withFields(json: unknown, fields: Values): unknown {
  if (Object.keys(fields).length === 0) return json
  return isObject(json) ? { ...json, ...fields } : fields
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function headersOf(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = argumentText(value)
      if (!headerText.test(text)) throw invalid({ [`arguments.${name}`]: headerTextWrong })
      return [name.toLowerCase(), text]
    }),
  )
}

function fillAddress(template: string, values: ArgumentValues, rest: Values): string {
  const { host, path, query } = addressParts(template)
  const filled = `${host}${fillPlaceholders(path, (name) => encodeURIComponent(textIn(values, name)))}`
  assertSameDepth(path, filled, host, values)
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '' && placeholdersIn(pair).every((name) => values.has(name)))
    .map((pair) => fillPlaceholders(pair, (name) => encodeURIComponent(textIn(values, name))))
  const added = Object.entries(rest).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(argumentText(value))}`,
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
      const filled = fillPlaceholders(value, (each) => textIn(values, each))
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
    return fillPlaceholders(value, (name) => textIn(values, name))
  }
  if (Array.isArray(value)) {
    return value.map((each) => fillJson(each, values)).filter((each) => each !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillJson(inner, values)]))
}

/** A value as text; '' where none is given. */
function textIn(values: ArgumentValues, name: string): string {
  const value = values.get(name)
  return value === undefined ? '' : argumentText(value)
}
