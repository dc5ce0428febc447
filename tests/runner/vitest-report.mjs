/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [unsteady] of those that passed, how many only did so when asked again
 * @property {string[]} notes lines to show even when all is well: what was skipped, or how the process ended
 */

/**
 * Turns a vitest run into counts. vitest can print "1 passed" and still have failed, and a crash leaves no report, so
 * the exit code and the JSON report must agree before anything counts as passed.
 * @param {{ code: number, timedOut: boolean, report: any, mayBeEmpty?: boolean }} run `report` is null when none was written
 * @returns {Outcome}
 */
export function judgeVitest({ code, timedOut, report, mayBeEmpty = false }) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const skippedTests = tests.filter((test) => !['passed', 'failed'].includes(test.status))
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = tests.filter((test) => test.status === 'failed').length + brokenFiles.length

  const notes = skippedTests.map((test) => `SKIPPED ${test.fullName}`)
  const crash =
    failed > 0 && !timedOut ? null : describeCrash({ code, timedOut, report, ran: tests.length, mayBeEmpty })
  if (crash) notes.push(crash)
  return { passed, failed: failed + (crash ? 1 : 0), skipped: skippedTests.length, notes }
}

function describeCrash({ code, timedOut, report, ran, mayBeEmpty }) {
  if (timedOut) return 'The run was stopped: it did not finish in time.'
  if (code !== 0) return `The run ended with exit code ${code} although no test failed.`
  if (!report) return mayBeEmpty ? null : 'The run wrote no report.'
  if (ran === 0 && !mayBeEmpty) return 'The run contained no tests.'
  if (report.success === false) return 'The report says the run failed although no test did.'
  return null
}
