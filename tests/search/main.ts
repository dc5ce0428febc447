// Scores the search of an agent's pages once: `npx tsx tests/search/main.ts set.json` with
// [{ "query": "…", "expected": "overview.lang" }], or several ids that are right; `--labels` prints every entry there is.
import { readFile } from 'node:fs/promises'
import { type Asked, allFindables, leastAmongFive, leastFirst, scoreSet } from './score.ts'

interface Row {
  query: string
  expected: string | string[]
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, of: number) => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`

async function scoreFile(path: string): Promise<void> {
  const rows: Row[] = JSON.parse(await readFile(path, 'utf8'))
  const set = rows.map(({ query, expected }): Asked => [query, ...[expected].flat()])
  const { queries, first, amongFive, missed } = scoreSet(set)
  for (const { query, expected, found } of missed) {
    say(`  '${query}': ${found.join(', ') || 'nothing'} instead of ${expected.join(' or ')}`)
  }
  say(`first       ${share(first, queries)}, wanted ${100 * leastFirst} %`)
  say(`among five  ${share(amongFive, queries)}, wanted ${100 * leastAmongFive} %`)
  if (first / queries < leastFirst || amongFive / queries < leastAmongFive) process.exitCode = 1
}

const [asked] = process.argv.slice(2)
if (asked === '--labels') {
  for (const { id, section, subTab, card, label } of allFindables) {
    say([id, [section, subTab, card?.label, label].filter(Boolean).join(' > ')].join('\t'))
  }
} else if (asked) await scoreFile(asked)
else say('Name a file of queries, or --labels.')
