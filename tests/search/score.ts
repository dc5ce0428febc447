import { agentSections } from '#app/routes/agent-sections.ts'
import { findablesOf } from '#features/agents/find/all-findables.ts'
import { buildFinder } from '#features/agents/find/build-finder.ts'

/** A query, and the ids of the entries any of which is right. */
export type Asked = readonly [query: string, ...expected: string[]]

/** How a set went: in how many of its queries a right entry came first, and among the five shown. */
export interface SetScore {
  queries: number
  first: number
  amongFive: number
  /** Those whose first answer is another, with what came. */
  missed: { query: string; expected: readonly string[]; found: readonly string[] }[]
}

/** What of a set must come first, and among five. */
export const leastFirst = 0.9
export const leastAmongFive = 0.98

/** Every entry of an agent's pages, as an owner has them. */
export const allFindables = findablesOf(agentSections)

/** Asks the search every query of a set. */
export function scoreSet(set: readonly Asked[]): SetScore {
  const known = new Set(allFindables.map(({ id }) => id))
  const find = buildFinder(allFindables)
  const score: SetScore = { queries: set.length, first: 0, amongFive: 0, missed: [] }
  for (const [query, ...expected] of set) {
    const strange = expected.find((id) => !known.has(id))
    if (strange !== undefined) throw new Error(`'${query}' expects '${strange}', which is no entry`)
    const found = find(query).map(({ entry }) => entry.id)
    if (found.some((id) => expected.includes(id))) score.amongFive += 1
    if (found[0] !== undefined && expected.includes(found[0])) score.first += 1
    else score.missed.push({ query, expected, found })
  }
  return score
}
