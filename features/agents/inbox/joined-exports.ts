const mark = '\uFEFF'
const line = '\r\n'

/** Several exports as one file: CSV with its row of names once, JSON as one list. */
export function joinedExports(texts: readonly string[], format: 'csv' | 'json'): string {
  const [first = '', ...others] = texts
  if (others.length === 0) return first
  if (format === 'json')
    return `${JSON.stringify(
      texts.flatMap((text) => JSON.parse(text)),
      null,
      2,
    )}\n`
  const rows = (text: string) =>
    text.replace(mark, '').slice(text.replace(mark, '').indexOf(line) + line.length)
  return first + others.map(rows).join('')
}
