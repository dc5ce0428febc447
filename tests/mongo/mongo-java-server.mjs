import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve, startMs } from './serve.mjs'

const run = promisify(execFile)
const source = fileURLToPath(new URL('./java/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/mongo-java-server/', import.meta.url))

const fetchMs = 120_000
const compileMs = 60_000

/**
 * Starts a server that speaks MongoDB's protocol and changes a document in one piece, as MongoDB does and FerretDB
 * does not: what races there races as in earnest. Fetched once with Maven and kept under `.cache/mongo-java-server`.
 * Node built-ins only: it is called before anything is compiled.
 * @returns {Promise<{ uri: string, stop: () => Promise<void> } | { skipped: string }>}
 */
export async function startMongoJavaServer() {
  const built = await build()
  if (built.skipped !== undefined) return built
  const { folder } = built
  const classes = [join(folder, 'classes'), join(folder, 'lib', '*')].join(delimiter)
  const { uri, stop } = await serve('java', ['-Xmx512m', '-XX:+UseSerialGC', '-cp', classes, 'Main'])
  if (uri !== null) return { uri, stop }
  await stop()
  return { skipped: `mongo-java-server did not start within ${startMs / 1000} s` }
}

/** @returns {Promise<{ folder: string, skipped?: undefined } | { skipped: string }>} */
async function build() {
  const key = createHash('sha256')
  for (const file of ['serve-memory.java', 'pom.xml']) key.update(readFileSync(join(source, file)))
  const folder = join(cache, key.digest('hex').slice(0, 16))
  if (existsSync(folder)) return { folder }
  for (const [command, flag] of [
    ['java', '-version'],
    ['javac', '-version'],
    ['mvn', '-version'],
  ]) {
    const found = await run(command, [flag], { timeout: startMs }).catch(() => null)
    if (!found) return { skipped: `${command} is not installed, so mongo-java-server cannot be made` }
  }
  const unfinished = `${folder}.${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true })
    const lib = join(unfinished, 'lib')
    const copy = ['-q', '-B', '-f', join(source, 'pom.xml'), 'dependency:copy-dependencies']
    await run('mvn', [...copy, `-DoutputDirectory=${lib}`], { cwd: unfinished, timeout: fetchMs })
    const classes = join(unfinished, 'classes')
    await run('javac', ['-cp', join(lib, '*'), '-d', classes, join(source, 'serve-memory.java')], {
      timeout: compileMs,
    })
    renameSync(unfinished, folder)
    return { folder }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another run has made it meanwhile.
    if (existsSync(folder)) return { folder }
    const why = String(error.stdout || error.stderr || error.message).trim()
    return { skipped: `mongo-java-server could not be made: ${why.split('\n')[0]}` }
  }
}
