import { exec, npmCommand } from './exec.mjs'
import { hashFiles } from './hash.mjs'
import { withLock } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { say } from './say.mjs'
import { clearStamp, hasStamp, writeStamp } from './stamp.mjs'

const TIMEOUT_MS = 10 * 60_000
const stampFile = fromRoot('dist/.voiceglow-build')
const sources = [
  'app',
  'features',
  'ui',
  'mocks/contracts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Builds the browser's files into `dist/` when anything they are made from has changed since the last build. */
export async function ensureBuilt({ log = say } = {}) {
  if (isBuilt()) return
  const onWait = () => log('Waiting for another build to finish…')
  await withLock(fromRoot('.cache/locks/build'), build, { onWait })

  async function build() {
    // Taken before the build: a file saved while it runs leaves a stamp that no longer fits.
    const stamp = wantedStamp()
    if (hasStamp(stampFile, stamp)) return
    log('Building the app…')
    clearStamp(stampFile)
    const [command, args] = npmCommand('run', '--silent', 'build')
    // Whoever asks (a test, a developer) may run under another NODE_ENV: what is built is for visitors.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, output, timedOut } = await exec(command, args, {
      env,
      timeoutMs: TIMEOUT_MS,
      output: 'capture',
    })
    if (timedOut) throw new Error(`The build did not finish within 10 minutes.\n${output}`)
    if (code !== 0) throw new Error(`The build failed with exit code ${code}.\n${output}`)
    writeStamp(stampFile, stamp)
  }
}

function isBuilt() {
  return hasStamp(stampFile, wantedStamp())
}

function wantedStamp() {
  return `${hashFiles(sources, { skip: isNotShipped })}\n`
}

/** Stories and tests stand beside the code but never reach the build. */
function isNotShipped(file) {
  return /\.(stories\.tsx|test\.ts)$/.test(file)
}
