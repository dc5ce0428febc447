import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../api/bootstrap/paths.mjs'

/** The suites that are run on MongoDB, too. */
export const onMongo = ['tests/store/', 'tests/contract/', 'tests/security/', 'tests/cluster/']

/** What the first line of a test file says of its races: `// Races: …`, `// Races when deep: …` or `// No race: …`. */
const firstLine = /^\/\/ (?<when>Races|Races when deep|No race): (?<what>\S.+)$/m

/**
 * When a test file's races are run where changes happen in one piece: always, when deep, or never because none are.
 * Null for a file that does not say.
 * @param {string} source
 * @returns {'always' | 'deep' | 'never' | null}
 */
export function raceOf(source) {
  const said = firstLine.exec(source.slice(0, source.indexOf('\n') + 1))?.groups?.when
  return said ? { Races: 'always', 'Races when deep': 'deep', 'No race': 'never' }[said] : null
}

/**
 * Whether a test has several done at the same moment. Taking down together what it set up, or reading several, is none:
 * such a file says so where it does more than that.
 * @param {string} source
 */
export function asksSeveralAtOnce(source) {
  return /Promise\.all(Settled)?\(/.test(source.replace(/after(All|Each)\(\(\) => Promise\.all\(/g, ''))
}

/**
 * The test files that are run on MongoDB, by path.
 * @param {string} [root]
 */
export function filesOnMongo(root = fromRoot()) {
  return onMongo
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) =>
        `${folder}${file}`.replaceAll('\\', '/'),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
}

/**
 * Of those the files whose races are run, by what they say themselves.
 * @param {{ isDeep: boolean }} options
 * @param {string} [root]
 */
export function raceFiles({ isDeep }, root = fromRoot()) {
  return filesOnMongo(root).filter((file) => {
    const when = raceOf(readFileSync(join(root, file), 'utf8'))
    return when === 'always' || (isDeep && when === 'deep')
  })
}
