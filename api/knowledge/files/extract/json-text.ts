import { ReadFailureError } from './read-failure-error.ts'

const deepest = 40

/** A JSON file as a list of what stands where: `opening hours › monday: 9–17`. */
export function jsonText(text: string): string {
  const lines: string[] = []
  visit(parsed(text), [], lines)
  return lines.join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ReadFailureError('bad-json')
  }
}

function visit(value: unknown, path: readonly string[], lines: string[]): void {
  if (value === null || value === '') return
  if (typeof value !== 'object') {
    const said = String(value)
    lines.push(path.length > 0 ? `- ${path.join(' › ')}: ${said}` : said)
    return
  }
  if (path.length >= deepest) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      // Things of a list are told apart by their place; plain values need none.
      const isPlain = typeof item !== 'object'
      visit(item, isPlain ? path : [...path, String(index + 1)], lines)
    }
    return
  }
  for (const [key, item] of Object.entries(value)) visit(item, [...path, key.replaceAll('_', ' ')], lines)
}
