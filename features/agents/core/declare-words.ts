/** What is written at something in an agent's pages. */
export interface Words {
  label: string
  help?: string
}

/** The same with the mark by which the search finds the element it is spread on. */
export type Declared<W extends Words = Words> = W & { 'data-find': string }

/**
 * Declares what a section's fields are called, once: the fields spread it, and the search reads it.
 * @param section last part of the section's address; a group of its fields may follow after a dot
 */
export function declareWords<const W extends Record<string, Words>>(
  section: string,
  words: W,
): { [Name in keyof W]: Declared<W[Name]> } {
  const entries = Object.entries(words).map(([name, each]) => [
    name,
    { ...each, 'data-find': `${section}.${name}` },
  ])
  return Object.fromEntries(entries)
}
