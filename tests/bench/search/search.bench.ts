import { buildFinder } from '#features/agents/find/build-finder.ts'
import { firstSet } from '../../search/first-set.ts'
import { allFindables } from '../../search/score.ts'
import { median } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'

/** Most microseconds a key may take over all entries. */
const goalUs = 170

/** Every state of the box while the queries of the first set are typed. */
const keys = firstSet.flatMap(([query]) => Array.from(query, (_, last) => query.slice(0, last + 1)))

/** Microseconds per key of one way to search. */
function perKey(search: (query: string) => unknown): number {
  const start = performance.now()
  for (const key of keys) search(key)
  return ((performance.now() - start) * 1000) / keys.length
}

/** Looks whether each word stands anywhere in an entry: the least a search by typing can do, without any slip. */
function plainSearch(): (query: string) => unknown {
  const texts = allFindables.map(({ label, also, help = '' }) =>
    [label, ...also, help].join(' ').toLowerCase(),
  )
  return (query) => {
    const words = query.toLowerCase().split(/\s+/)
    return texts.filter((text) => words.every((word) => text.includes(word)))
  }
}

/** What a key costs in the search of an agent. Each round begins with a search that remembers nothing. */
export function benchSearch({ rounds }: { rounds: number }): void {
  const ours: number[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    plain.push(perKey(plainSearch()))
    ours.push(perKey(buildFinder(allFindables)))
  }
  const [each, baseline] = [median(ours), median(plain)]
  printTable(`Search of an agent, ${allFindables.length} entries, ${keys.length} keys`, [
    { what: 'words looked for as they stand, per key', measured: `${baseline.toFixed(1)} µs` },
    {
      what: 'search, per key',
      measured: `${each.toFixed(1)} µs, ${(each / baseline).toFixed(1)}×`,
      goal: `≤ ${goalUs} µs`,
      met: each <= goalUs,
    },
  ])
}
