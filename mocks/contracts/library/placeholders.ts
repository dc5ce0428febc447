import type { FunctionFields } from './function.schema.ts'
import { sendsBody } from './function.schema.ts'

const placeholder = /\{([A-Za-z_]\w*)\}/g

/** Names of the placeholders in a text, each once, in order: `/orders/{id}` holds `id`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))]
}

/** Puts a text in place of each placeholder. */
export function fillPlaceholders(text: string, textOf: (name: string) => string): string {
  return text.replace(placeholder, (_, name: string) => textOf(name))
}

/** The name of the only placeholder a text consists of; undefined for every other text. */
export function onlyPlaceholder(text: string): string | undefined {
  const [name] = placeholdersIn(text)
  return name !== undefined && text === `{${name}}` ? name : undefined
}

/** Every string in parsed JSON, keys left out. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Where an address is cut: before its path, its path, and its query without '?'. */
export function addressParts(url: string): { host: string; path: string; query: string } {
  const mark = url.indexOf('?')
  const address = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark + 1)
  const host = /^[a-z]+:\/\/[^/]*/i.exec(address)?.[0] ?? address
  return { host, path: address.slice(host.length), query }
}

/** The parsed template of a body; undefined when there is none, or the method sends none. Throws for what is no JSON. */
export function bodyTemplateOf({
  method,
  bodyTemplate,
}: Pick<FunctionFields, 'method' | 'bodyTemplate'>): unknown {
  return sendsBody(method) && bodyTemplate.trim() !== '' ? JSON.parse(bodyTemplate) : undefined
}
