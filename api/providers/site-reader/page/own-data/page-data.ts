import type { CheerioAPI } from 'cheerio'

const MAX_DATA = 1_500_000
const MAX_VALUES = 40
const ATTRIBUTES = [
  'data-page',
  'data-props',
  'data-react-props',
  'data-initial-state',
  'data-state',
  'props',
]

/** A state that a script would take over: an assignment of plain JSON, or of `JSON.parse` of a text. */
const ASSIGNED =
  /(?:window|self|globalThis)(?:\.|\[["'])(_{0,2}[A-Za-z][\w$]{1,60})(?:["']\])?\s*=\s*(?=[[{]|JSON\.parse\(")/g

/** The JSON a page carries for its scripts. Nothing is run: what is no plain JSON is passed over. */
export function pageData($: CheerioAPI): unknown[] {
  const values: unknown[] = []
  const take = (text: string, decode: (value: unknown) => unknown = (value) => value) => {
    const value = text.length <= MAX_DATA && values.length < MAX_VALUES ? parse(text) : undefined
    if (typeof value === 'object' && value !== null) values.push(decode(value))
  }
  for (const script of $('script').toArray()) {
    const { type = '', id = '' } = script.attribs
    const text = $(script).text()
    if (/^application\/ld\+json/i.test(type)) continue
    if (/json/i.test(type)) take(text, id === '__NUXT_DATA__' ? (value) => unflatten(value) : undefined)
    else if (type === '' || /javascript|module/i.test(type)) for (const found of assigned(text)) take(found)
  }
  for (const name of ATTRIBUTES)
    for (const element of $(`[${name}^="{"], [${name}^="["]`).toArray()) take($(element).attr(name) ?? '')
  return values
}

/** The JSON texts assigned in a script. */
function assigned(script: string): string[] {
  if (script.length > MAX_DATA) return []
  const found: string[] = []
  for (const match of script.matchAll(ASSIGNED)) {
    const at = match.index + match[0].length
    if (script[at] !== 'J') found.push(balanced(script, at))
    else {
      const text = parse(quoted(script, at + 'JSON.parse('.length))
      if (typeof text === 'string') found.push(text)
    }
    if (found.length >= MAX_VALUES) break
  }
  return found
}

/** From an opening bracket to the one that closes it. */
function balanced(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at += quoted(text, at).length - 1
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth === 0) return text.slice(from, at + 1)
  }
  return ''
}

/** A quoted text with its quotes; all that is left where it does not end. */
function quoted(text: string, from: number): string {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return text.slice(from, at + 1)
  }
  return text.slice(from)
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const MAX_NODES = 20_000
const MAX_DEPTH = 30

/** Data written as one flat list whose objects hold places in it, as Nuxt writes it. */
function unflatten(flat: unknown): unknown {
  if (!Array.isArray(flat)) return flat
  let nodes = 0
  const at = (index: unknown, depth: number): unknown => {
    if (typeof index !== 'number' || depth > MAX_DEPTH || ++nodes > MAX_NODES) return undefined
    const value: unknown = flat[index]
    if (Array.isArray(value)) {
      const [kind, inner] = value
      return typeof kind === 'string' ? at(inner, depth + 1) : value.map((entry) => at(entry, depth + 1))
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, place]) => [key, at(place, depth + 1)]))
  }
  return at(0, 0)
}
