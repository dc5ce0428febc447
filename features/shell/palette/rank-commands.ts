/** What is searched of a command. */
interface Searched {
  label: string
  group: string
  keywords?: string
}

/**
 * The commands a query finds, the best first: every word of it must be in there, as the beginning of a word, within
 * one, or as letters in order ('pmt' finds 'Prompts'). Equally good ones keep their order; an empty query finds all.
 */
export function rankCommands<C extends Searched>(commands: readonly C[], query: string): C[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command)
}

/** How well all words fit; negative when one does not. */
function scoreOf({ label, group, keywords = '' }: Searched, words: readonly string[]): number {
  const name = plain(label)
  const others = plain(`${group} ${keywords}`)
  let total = 0
  for (const word of words) {
    const score = scoreIn(name, word) * 3 || scoreIn(others, word) || (isInOrder(name, word) ? 0.5 : 0)
    if (score === 0) return -1
    total += score
  }
  return total
}

/** 4 for the very beginning, 3 for that of a word, 1 within one, 0 for nowhere. */
function scoreIn(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return 4
  return text.includes(` ${word}`) ? 3 : 1
}

function isInOrder(text: string, letters: string): boolean {
  let at = -1
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return true
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
