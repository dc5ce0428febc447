const segmenter = new Intl.Segmenter()

/** Up to two initials of a name: first and last word, by what a reader sees as one character. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).map(withoutSigns).filter(Boolean)
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return picked.map(firstCharacter).join('').toLocaleUpperCase()
}

/** A word without the signs it begins with, such as quotes and brackets. */
function withoutSigns(word: string): string {
  return word.replace(/^[!-/:-@[-`{-~]+/, '')
}

function firstCharacter(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment
  return ''
}
