const maxDepth = 50
/** NUL, which SQLite and C cut strings at, and halves of surrogate pairs, which are no text. */
const noText = /[\0\p{Surrogate}]/u

/**
 * Whether a parsed request body is something a document could hold: no operator or path as a key, no text that
 * would be cut or altered, not nested without end. What is refused here can reach neither a filter nor a store.
 */
export function isStorable(root: object): boolean {
  const open: { value: object; depth: number }[] = [{ value: root, depth: 1 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (depth > maxDepth) return false
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && !isKey(key)) return false
      if (typeof inner === 'string' && noText.test(inner)) return false
      if (typeof inner === 'object' && inner !== null) open.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}

function isKey(key: string): boolean {
  return key !== '' && !key.startsWith('$') && !key.includes('.') && !noText.test(key)
}
