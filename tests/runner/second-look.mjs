import { readFileSync } from 'node:fs'
import { raceOf } from './race-files.mjs'

/** More failed files than these are a broken change, not a busy machine. */
const MOST_FILES = 5
/** How often a file of races has to pass: what happens once in a while is just what it is there to show. */
const RACE_ROUNDS = 3
/** vitest's banner over errors that belong to no test: what came of them is not in the report. */
const OF_NO_TEST = /Unhandled Errors/

/**
 * What a step that failed is asked again, once everything in it has ended: its failed files alone, round by round. No
 * rounds for a step that passed, did not end, had errors outside its tests, or failed in so many places that it is the
 * change that is broken.
 * @param {{ timedOut: boolean, report: any, output?: string }} run a step's first run
 * @param {(file: string) => string} [read] the source of a test file
 * @returns {string[][]} the files of each round
 */
export function roundsAgain({ timedOut, report, output = '' }, read = (file) => readFileSync(file, 'utf8')) {
  const failed = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name)
  if (timedOut || OF_NO_TEST.test(output) || failed.length === 0 || failed.length > MOST_FILES) return []
  const races = failed.filter((file) => ['always', 'deep'].includes(raceOf(read(file))))
  return [failed, ...(races.length > 0 ? Array(RACE_ROUNDS - 1).fill(races) : [])]
}

/**
 * A step whose failed tests were run and passed in every further round counts them as passed and names each of them as
 * unsteady; else its first outcome stands.
 * @param {import('./vitest-report.mjs').Outcome} first
 * @param {any} report of the first run
 * @param {{ files: string[], failed: number, report: any }[]} rounds
 * @returns {import('./vitest-report.mjs').Outcome}
 */
export function judgeAgain(first, report, rounds) {
  const failures = report?.testResults.flatMap(failuresOf) ?? []
  if (rounds.length === 0 || !rounds.every((round) => isPassed(round, failures))) return first
  const notes = failures.map(({ test, file }) => `UNSTEADY ${test ?? file}: failed once, then passed alone`)
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    unsteady: failures.length,
    notes: [...first.notes, ...notes],
  }
}

/** Nothing failed in the round, and what had failed before in its files was not left out. */
function isPassed({ files, failed, report }, failures) {
  const passed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => ({ name, fullName })),
  )
  return (
    failed === 0 &&
    failures
      .filter(({ file }) => files.includes(file))
      .every(({ file, test }) =>
        passed.some(({ name, fullName }) => name === file && (!test || fullName === test)),
      )
  )
}

/** The failed tests of a file; the file alone when it could not be loaded. */
function failuresOf({ name: file, status, assertionResults }) {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => ({ file, test: fullName }))
  return status === 'failed' && failed.length === 0 ? [{ file }] : failed
}
