import { parseSync } from 'vite'

/** Attributes whose words nobody reads: names for the machine. */
const silent = new Set(
  ['className', 'id', 'type', 'as', 'size', 'tone', 'variant', 'key', 'href', 'to', 'name', 'rel'].concat([
    'target',
    'method',
    'htmlFor',
    'autoComplete',
    'inputMode',
    'role',
    'd',
    'fill',
    'src',
    'slot',
  ]),
)

interface Node {
  type: string
  value?: unknown
  name?: unknown
  quasis?: { value: { raw: string } }[]
}

/**
 * What a source puts before people: text between tags, attributes that are read, and strings of at least two words or
 * with a capital. What a template fills in stands as `…`.
 */
export function shownTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const found: string[] = []
  collect(program, found)
  return found
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, found)
  } else if (isNode(node) && !isUnread(node)) {
    const text = textOf(node)
    if (text !== undefined) found.push(text)
    for (const part of Object.values(node)) collect(part, found)
  }
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node
}

function isUnread({ type, name }: Node): boolean {
  if (/^(Import|ExportAll|TS.*(Type|Interface)|TSLiteral)/.test(type)) return true
  return type === 'JSXAttribute' && silent.has(String((name as { name?: unknown })?.name))
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'JSXText' && typeof value === 'string') return words(value)
  if (type === 'Literal' && typeof value === 'string') return spoken(value)
  if (type === 'TemplateLiteral' && quasis) return spoken(quasis.map(({ value: { raw } }) => raw).join('…'))
}

function spoken(text: string): string | undefined {
  return /\p{L}\S*\s+\S*\p{L}|^\p{Lu}\p{Ll}/u.test(text) ? words(text) : undefined
}

function words(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim()
  return /\p{L}/u.test(line) ? line : undefined
}
