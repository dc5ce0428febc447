const segmenter = new Intl.Segmenter()

/** Up to two initials of a name: first and last word without the signs they begin with, by what a reader sees as one character. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+[!-/:-@]*|^[!-/:-@]+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return picked.map(firstCharacter).join('').toLocaleUpperCase()
}

function firstCharacter(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment
  return ''
}
