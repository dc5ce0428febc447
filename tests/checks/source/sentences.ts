import { parseSync } from 'vite'

/** Every text of three words or more in a source's strings; what a template fills in stands as `…`. */
export function sentencesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const found: string[] = []
  collect(program, found)
  return found.filter(isSentence)
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, found)
  } else if (typeof node === 'object' && node !== null) {
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: Quasi[] }
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateLiteral' && quasis) found.push(quasis.map(({ value: { raw } }) => raw).join('…'))
    for (const part of Object.values(node)) collect(part, found)
  }
}

interface Quasi {
  value: { raw: string }
}

function isSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 3
}
