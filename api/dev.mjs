// `npm run dev`: Vite with hot reload in front, the server restarting on every change behind its proxy.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createTcpServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fromRoot } from './bootstrap/paths.mjs'
import { prepare } from './bootstrap/prepare.mjs'
import { say } from './bootstrap/say.mjs'

const STOP_GRACE_MS = 5_000
/** What the server answers itself; every other address is Vite's. */
const serverPaths =
  '^/(api|custom-tab|health|ready|proxy|files|dev)(/|\\?|$)|^/embed(-chat)?\\.js|^/app/[^/]+/render/'

await prepare()
process.env.NODE_ENV ??= 'development'

const host = process.env.HOST ?? '127.0.0.1'
const serverPort = await freePort()
const vite = await startVite()
const url = vite.resolvedUrls.local[0] ?? vite.resolvedUrls.network[0]
const server = spawn(
  process.execPath,
  [fromRoot('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', fromRoot('api/main.ts')],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PUBLIC_URL: url.replace(/\/$/, ''), ...process.env, HOST: '127.0.0.1', PORT: String(serverPort) },
  },
)
say(`Open ${url} (the server behind it is http://127.0.0.1:${serverPort})`)

let isStopping = false
process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))
process.once('exit', () => server.kill('SIGKILL'))
server.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  stop(1)
})
server.once('exit', (code) => stop(code ?? 1))

/** Ends both halves together, whichever stopped first. */
async function stop(code) {
  if (isStopping) return
  isStopping = true
  const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : null
  server.kill('SIGTERM')
  await Promise.race([Promise.all([vite.close(), ended]), delay(STOP_GRACE_MS)])
  process.exit(code)
}

async function startVite() {
  const { createServer } = await import('vite')
  const dev = await createServer({
    configFile: fromRoot('vite.config.ts'),
    root: fromRoot('app'),
    server: {
      host,
      port: Number(process.env.PORT ?? 3000),
      proxy: { [serverPaths]: { target: `http://127.0.0.1:${serverPort}` } },
    },
  })
  return dev.listen()
}

/** A port nobody listens on at the moment. */
async function freePort() {
  const probe = createTcpServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
