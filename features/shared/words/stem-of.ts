/** A word without its ending: 'limits', 'limited' and 'limiting' are 'limit'. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$/, '$1#')
    .replace(/s$/, '')
    .replace('#', '')
    .replace(/(?<=[a-z]{4})(ation|ating|ates?|ated|ions?|ings?|ed|er|ers|ly)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/y$/, 'i')
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}
