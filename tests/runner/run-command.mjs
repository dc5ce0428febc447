import { exec } from '../../api/bootstrap/exec.mjs'

/** Runs a tool that has no tests of its own; it counts as one test. */
export async function runCommand(script, args, context) {
  const { code, output, timedOut } = await exec(process.execPath, [script, ...args], {
    env: context.env,
    timeoutMs: context.timeoutMs,
    output: 'capture',
  })
  if (code === 0 && !timedOut) return { passed: 1, failed: 0, skipped: 0, notes: [], output }
  const note = timedOut ? 'Stopped: it did not finish in time.' : `Ended with exit code ${code}.`
  return { passed: 0, failed: 1, skipped: 0, notes: [note], output }
}
