import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exec } from '../../api/bootstrap/exec.mjs'
import { fromRoot } from '../../api/bootstrap/paths.mjs'
import { judgeSchemathesis } from './schemathesis-report.mjs'

const INSTALL_TIMEOUT_MS = 5 * 60_000
const requirements = fromRoot('tests/schemathesis/requirements.txt')
const main = fromRoot('tests/schemathesis/main.ts')

/** Calls the API with what schemathesis makes of its description. Needs Python, and an index that has the package. */
export async function runSchemathesis(context) {
  const { program, skipped } = await install()
  if (skipped) return { passed: 0, failed: 0, skipped: 1, notes: [`SKIPPED schemathesis: ${skipped}`] }
  const { code, output, timedOut } = await exec(process.execPath, ['--import', 'tsx', main, program], {
    env: context.env,
    timeoutMs: context.timeoutMs,
    output: 'capture',
  })
  return { ...judgeSchemathesis({ code, timedOut, output }), output }
}

/** Puts the pinned version into a folder of its own under `.cache`, once. */
async function install() {
  const key = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 16)
  const dir = fromRoot('.cache/schemathesis', key)
  const program = join(dir, 'bin', 'schemathesis')
  const unfinished = fromRoot('.cache/schemathesis', `${key}.unfinished`)
  if (existsSync(program) && !existsSync(unfinished)) return { program }
  mkdirSync(fromRoot('.cache/schemathesis'), { recursive: true })
  rmSync(dir, { recursive: true, force: true })
  // A virtual environment cannot be moved: a mark beside it says that it is not whole yet.
  mkdirSync(unfinished, { recursive: true })
  const made = await quietly('python3', ['-m', 'venv', dir])
  if (made.code !== 0) return { skipped: `Python 3 with venv is not there (${lastLine(made.output)})` }
  const put = await quietly(join(dir, 'bin', 'python'), ['-m', 'pip', 'install', '-q', '-r', requirements])
  if (put.code !== 0) return { skipped: `pip could not install it (${lastLine(put.output)})` }
  rmSync(unfinished, { recursive: true })
  return { program }
}

async function quietly(command, args) {
  try {
    return await exec(command, args, { timeoutMs: INSTALL_TIMEOUT_MS, output: 'capture' })
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

function lastLine(output) {
  return output.trim().split('\n').at(-1) ?? ''
}
