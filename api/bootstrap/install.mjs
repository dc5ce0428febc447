import { readFileSync } from 'node:fs'
import { exec, npmCommand } from './exec.mjs'
import { hashFiles } from './hash.mjs'
import { withLock } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { say } from './say.mjs'
import { clearStamp, hasStamp, writeStamp } from './stamp.mjs'

const TIMEOUT_MS = 15 * 60_000
const stampFile = fromRoot('node_modules/.voiceglow-install')

/**
 * Makes `node_modules` what package-lock.json says. Development dependencies are always included, because the build
 * needs them and `NODE_ENV=production` would make npm leave them out.
 */
export async function ensureInstalled({ log = say } = {}) {
  if (isInstalled()) return
  const onWait = () => log('Waiting for another install to finish…')
  await withLock(fromRoot('.cache/locks/install'), install, { onWait })

  async function install() {
    if (isInstalled()) return
    if (!matchesLockfile()) {
      log('Installing dependencies…')
      clearStamp(stampFile)
      const [command, args] = npmCommand('ci', '--include=dev', '--no-audit', '--no-fund')
      const { code, timedOut } = await exec(command, args, { timeoutMs: TIMEOUT_MS })
      if (timedOut) throw new Error('npm ci did not finish within 15 minutes.')
      if (code !== 0) throw new Error(`npm ci failed with exit code ${code}; its output above says why.`)
    }
    writeStamp(stampFile, wantedStamp())
  }
}

function isInstalled() {
  return hasStamp(stampFile, wantedStamp())
}

/** Native packages differ by platform, so a folder carried to another machine is installed anew. */
function wantedStamp() {
  return `${hashFiles(['package-lock.json'])} ${process.platform}-${process.arch}\n`
}

/** True when an install somebody ran by hand (npm keeps a record of it) has already left exactly what is locked. */
function matchesLockfile() {
  let locked
  let installed
  try {
    locked = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages
    installed = JSON.parse(readFileSync(fromRoot('node_modules/.package-lock.json'), 'utf8')).packages
  } catch {
    return false
  }
  const same = ([name, entry]) =>
    installed[name] ? installed[name].integrity === entry.integrity : Boolean(entry.optional)
  return Object.entries(locked).every(([name, entry]) => name === '' || same([name, entry]))
}
