import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { exec, npmCommand } from './exec.mjs'
import { withLock } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { say } from './say.mjs'

const INSTALL_TIMEOUT_MS = 10 * 60_000
const PROBE_TIMEOUT_MS = 20_000

/**
 * Finds a Chromium for the browser suites, installing one where that is possible: `CHROMIUM_PATH`, an installed Chrome
 * or Chromium, the one Playwright downloaded, Debian's package (as root), and, outside CI, Playwright's download.
 * @returns {Promise<{ executablePath: string } | { reason: string }>} the reason is a sentence for the person reading.
 */
export async function findChromium({ env = process.env, log = say } = {}) {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return { executablePath: env.CHROMIUM_PATH }
    return { reason: `CHROMIUM_PATH (${env.CHROMIUM_PATH}) is not a browser that starts` }
  }
  const present = await findPresent(env)
  if (present) return { executablePath: present }

  return withLock(fromRoot('.cache/locks/chromium'), async () => {
    const arrived = (await findPresent(env)) ?? (await install(env, log))
    return arrived ? { executablePath: arrived } : { reason: whyNone(env) }
  })
}

async function findPresent(env) {
  const candidates = [...installedCandidates(env), await playwrightExecutable()]
  return candidates.find((candidate) => candidate && runs(candidate))
}

/** Absolute paths where browsers usually are, most specific name first. */
export function installedCandidates(env, platform = process.platform) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return roots.flatMap((base) => [
      path.win32.join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.win32.join(base, 'Chromium', 'Application', 'chrome.exe'),
    ])
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = (env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

async function playwrightExecutable() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Tries the installers in turn and returns what the first successful one brought. */
async function install(env, log) {
  if (canUseApt()) {
    log('Installing Chromium with apt-get…')
    const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
    await runInstaller('apt-get', ['update'], aptEnv, log)
    await runInstaller('apt-get', ['install', '-y', 'chromium'], aptEnv, log)
    const installed = await findPresent(env)
    if (installed) return installed
  }
  if (isCi(env)) return undefined
  log("Downloading Playwright's Chromium…")
  await runInstaller(...npmCommand('exec', '--no', '--', 'playwright', 'install', 'chromium'), env, log)
  return findPresent(env)
}

/** Runs an installer quietly; when it fails, its last lines are shown. */
async function runInstaller(command, args, env, log) {
  const { code, output } = await exec(command, args, {
    env,
    timeoutMs: INSTALL_TIMEOUT_MS,
    output: 'capture',
  })
  if (code !== 0) log(output.trimEnd().split('\n').slice(-3).join('\n'))
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

function isCi(env) {
  return Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0'
}

function whyNone(env) {
  const tried = isCi(env) ? 'none is downloaded in CI' : 'none could be installed'
  return `no Chrome or Chromium was found and ${tried}; install one or set CHROMIUM_PATH`
}

/** Some packages named chromium are placeholders, so on unix a candidate must also answer `--version`. */
function runs(executable) {
  if (!existsSync(executable)) return false
  if (process.platform === 'win32') return true
  try {
    execFileSync(executable, ['--version'], { timeout: PROBE_TIMEOUT_MS, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
