import { MAX_NAME, shorten } from './identity.ts'
import { isNoName, sameWord, titleParts } from './title-parts.ts'

/** A part on fewer pages than this share of them is a section of the website, not its name. */
const LEAST_SHARE = 0.5

/**
 * The part that the titles of several pages share, as in 'Prices – Spoke & Sprocket'. Of several on as many pages, the
 * one the home page is already `known` by, else the one that stands at the titles' ends. Undefined where the titles tell nothing.
 */
export function repeatedName(titles: readonly string[], known: string): string | undefined {
  const distinct = [...new Map(titles.map((title) => [sameWord(title), titleParts(title)])).values()]
  const seen = new Map<string, { part: string; pages: number; outside: number }>()
  for (const parts of distinct) {
    const onPage = new Map(parts.map((part, index) => [sameWord(part), { part, index }]))
    for (const [word, { part, index }] of onPage) {
      if (word === '' || isNoName(part)) continue
      const before = seen.get(word) ?? { part, pages: 0, outside: 0 }
      const isOuter = parts.length > 1 && (index === 0 || index === parts.length - 1)
      seen.set(word, { ...before, pages: before.pages + 1, outside: before.outside + Number(isOuter) })
    }
  }
  const shared = [...seen.values()].filter(({ pages }) => pages > 1 && pages >= distinct.length * LEAST_SHARE)
  const most = Math.max(...shared.map(({ pages }) => pages))
  const best = shared.filter(({ pages }) => pages === most)
  const chosen =
    best.find(({ part }) => sameWord(part) === sameWord(known)) ??
    best.sort((one, other) => other.outside - one.outside)[0]
  return chosen && shorten(chosen.part, MAX_NAME)
}
