import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { keepOutboxAddress } from '../../harness/outbox-key.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const startMs = 60_000

/** A running product: the built app and the real server on a free port. */
export interface RunningServer {
  /** Origin without a trailing slash. */
  url: string
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
  /** Ends it politely and answers with its exit code. */
  stop(): Promise<number | null>
}

interface StartOptions {
  dataDir: string
  /** `host:port` pairs the site reader may read. */
  siteReaderAllow?: string[]
  /** @default a free one */
  port?: number
  env?: Record<string, string>
}

/** Starts the product exactly as `npm start` does, on the embedded store in `dataDir`. */
export async function startServer({
  dataDir,
  siteReaderAllow = [],
  port = 0,
  env,
}: StartOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, ['api/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_READER_ALLOW: siteReaderAllow.join(','),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await readUrl(child)
  const ended = once(child, 'exit')
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => {
      child.kill('SIGKILL')
      reject(new Error(`${reason}\n${output}`))
    }
    const timer = setTimeout(() => fail('The server did not start in time.'), startMs)
    const read = (chunk: Buffer) => {
      output += chunk
      const url = /VoiceGlow is running at (https?:\S+)\n/.exec(output)?.[1]
      if (!url) return
      clearTimeout(timer)
      keepOutboxAddress(url, output)
      resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`The server ended with code ${code}.`)
    })
  })
}
