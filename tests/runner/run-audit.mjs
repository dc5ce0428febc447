import { exec, npmCommand } from '../../api/bootstrap/exec.mjs'
import { judgeAudit } from './audit-report.mjs'

const TIMEOUT_MS = 60_000

/** What is known against the packages: those that are served, then all of them. */
const looks = [
  { what: 'what is served', args: ['--omit=dev'] },
  { what: 'all packages', args: ['--include=dev'] },
]

/** Asks the registry for known weaknesses; a severe one fails the step. */
export async function runAudit(context) {
  const outcomes = []
  for (const { what, args } of looks) {
    const [command, all] = npmCommand('audit', '--json', ...args)
    const { output, timedOut } = await exec(command, all, {
      env: context.env,
      timeoutMs: TIMEOUT_MS,
      output: 'capture',
    })
    outcomes.push(judgeAudit(timedOut ? '' : output, what))
  }
  const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    notes: outcomes.flatMap(({ notes }) => notes),
  }
}
