import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/ferretdb/', import.meta.url))

const BUILD_TIMEOUT_MS = 300_000
const START_TIMEOUT_MS = 15_000
const STOP_TIMEOUT_MS = 5_000

/**
 * Starts a server that speaks MongoDB's protocol, built once with Go and kept under `.cache/ferretdb`. Node
 * built-ins only: it is called before anything is compiled.
 * @returns {Promise<{ uri: string, stop: () => Promise<void> } | { skipped: string }>}
 */
export async function startFerretDb() {
  const built = await build()
  if (built.skipped !== undefined) return built
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-ferretdb-'))
  const child = spawn(built.binary, ['-dir', dir], { stdio: ['pipe', 'pipe', 'ignore'] })
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const stop = async () => {
    child.stdin.end()
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await exited
    clearTimeout(killer)
    rmSync(dir, { recursive: true, force: true })
  }
  const uri = await firstLine(child, exited)
  if (uri !== null) return { uri, stop }
  await stop()
  return { skipped: `FerretDB did not start within ${START_TIMEOUT_MS / 1000} s` }
}

/** @returns {Promise<{ binary: string, skipped?: undefined } | { skipped: string }>} */
async function build() {
  const key = createHash('sha256')
  for (const file of ['go.mod', 'go.sum', 'main.go']) key.update(readFileSync(join(source, file)))
  const binary = join(cache, `ferretdb-${key.digest('hex').slice(0, 16)}`)
  if (existsSync(binary)) return { binary }
  try {
    await run('go', ['version'], { timeout: START_TIMEOUT_MS })
  } catch {
    return { skipped: 'Go is not installed, so FerretDB cannot be built' }
  }
  mkdirSync(cache, { recursive: true })
  const unfinished = `${binary}.${process.pid}`
  try {
    await run('go', ['build', '-o', unfinished, '.'], { cwd: source, timeout: BUILD_TIMEOUT_MS })
    renameSync(unfinished, binary)
    return { binary }
  } catch (error) {
    return {
      skipped: `FerretDB could not be built: ${String(error.stderr || error.message)
        .trim()
        .split('\n')
        .at(-1)}`,
    }
  }
}

/** The connection string the server prints once it listens; null when it ends or stays silent. */
async function firstLine(child, exited) {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), START_TIMEOUT_MS)
  })
  const line = new Promise((resolve) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')))
    })
  })
  const uri = await Promise.race([line, exited.then(() => null), timeout])
  clearTimeout(timer)
  return uri
}
