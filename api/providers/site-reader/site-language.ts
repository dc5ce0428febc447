import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { detectLanguage } from '../../knowledge-index/language/detect-language.ts'

/** So many pages besides the home page are asked when it does not tell. */
const askedPages = 12

/**
 * A website's language as a tag: what its texts are written in. What the page states of itself (`<html lang>`) is a hint
 * alone, since templates state English whatever is filled into them: it adds the region to a language the texts agree
 * with, and stands where they do not tell.
 */
export function languageOfSite(
  stated: string | undefined,
  pages: readonly { text: string }[],
): string | undefined {
  const [home, ...others] = pages.map(({ text }) => text)
  const written = (home && detectLanguage(home)) || commonest(others.slice(0, askedPages))
  return written && written !== spokenLanguage(stated) ? written : stated
}

/** The language most of some texts are written in. */
function commonest(texts: readonly string[]) {
  const counts = new Map<ReturnType<typeof detectLanguage>, number>()
  for (const text of texts) {
    const language = detectLanguage(text)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
