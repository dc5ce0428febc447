import { readFileSync } from 'node:fs'
import { raceOf } from './race-files.mjs'

/** More failed files than these are a broken change, not a busy machine. */
const MOST_FILES = 5
/** How often a file of races has to pass: what happens once in a while is just what it is there to show. */
const RACE_ROUNDS = 3

/**
 * What a step that failed is asked again, once everything in it has ended: its failed files alone, round by round. No
 * rounds for a step that passed, did not end, or failed in so many places that it is the change that is broken.
 * @param {{ timedOut: boolean, report: any }} run a step's first run
 * @param {(file: string) => string} [read] the source of a test file
 * @returns {string[][]} the files of each round
 */
export function roundsAgain({ timedOut, report }, read = (file) => readFileSync(file, 'utf8')) {
  const failed = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name)
  if (timedOut || failed.length === 0 || failed.length > MOST_FILES) return []
  const races = failed.filter((file) => ['always', 'deep'].includes(raceOf(read(file))))
  return [failed, ...(races.length > 0 ? Array(RACE_ROUNDS - 1).fill(races) : [])]
}

/**
 * A step whose failures passed in every further round counts them as passed and names each of them as unsteady; else its
 * first outcome stands.
 * @param {import('./vitest-report.mjs').Outcome} first
 * @param {any} report of the first run
 * @param {import('./vitest-report.mjs').Outcome[]} rounds
 * @returns {import('./vitest-report.mjs').Outcome}
 */
export function judgeAgain(first, report, rounds) {
  if (rounds.length === 0 || rounds.some(({ failed }) => failed > 0)) return first
  const names = report.testResults.flatMap(failuresOf)
  const notes = names.map((name) => `UNSTEADY ${name}: failed once, then passed alone`)
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    unsteady: names.length,
    notes: [...first.notes, ...notes],
  }
}

/** The failed tests of a file; the file itself when it could not be loaded. */
function failuresOf({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
  return status === 'failed' && failed.length === 0 ? [name] : failed
}
