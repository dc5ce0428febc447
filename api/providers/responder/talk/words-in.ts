// People leave accents out on a phone; these letters have no accent to take off.
const plain: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

/** The words of a text in small letters without accents; apostrophes and hyphens part them. */
export function wordsIn(text: string): string[] {
  const folded = text
    // A capital dotted I would leave its dot behind as a mark of its own.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøłæœıđ]/g, (letter) => plain[letter]!)
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
