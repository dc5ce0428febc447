/** The words of a text as search compares them: without case and accents; a very long one counts as several. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{1,64}/gu) ?? []
  )
}

/** Whether every word of a search begins some word of a text (spec 2 §2.6). A search without a word finds everything. */
export function matchesSearch(text: string, search: string): boolean {
  const words = searchWords(text)
  return searchWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Longest key a title is sorted by, in bytes: it travels in a list's cursor. */
const titleKeyBytes = 120

/** What titles are sorted by: their words without case and accents, numbers by their value. */
export function titleKey(title: string): string {
  const key = searchWords(title)
    .map((word) => word.replace(/\p{Nd}+/gu, (digits) => digits.padStart(8, '0')))
    .join(' ')
  return cutToBytes(key, titleKeyBytes)
}

function cutToBytes(text: string, limit: number): string {
  let bytes = 0
  let kept = ''
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > limit) break
    kept += character
  }
  return kept
}
